import type { settings as english } from '../en/settings.ts'
import type { Texts } from '../texts.ts'

/** What a person can set for themselves. */
export const settings = {
  title: 'Ajustes',
  subtitle: 'Cómo te habla Casita y cómo se ve.',
  profile: 'Perfil',
  notVerified: 'Sin verificar',
  noPhone: 'Sin teléfono',
  name: 'Nombre',
  language: 'Idioma',
  languageHint: 'El de las pantallas y el de las respuestas en el chat.',
  timezone: 'Zona horaria',
  timezoneHint: 'Decide qué día es hoy; allá son las {{time}}',
  timezoneSearch: 'Buscar una ciudad',
  timezoneCommon: 'Más usadas',
  timezoneAll: 'Todas',
  timezoneNone: 'No hay una zona con ese nombre.',
  chat: 'En el chat',
  weeklySummary: 'Resumen semanal',
  weeklySummaryHint: 'El lunes a la mañana, cómo fue la semana. Se termina respondiendo PAUSA.',
  budgetAlerts: 'Presupuestos que cruzan otros',
  budgetAlertsHint:
    'Cuando el gasto de otra persona llega al 80 % o al 100 % de un presupuesto, mientras tu chat está abierto.',
  chatFirst: 'Primero conectá tu WhatsApp: el botón está arriba.',
  appearance: 'Apariencia',
  save: 'Guardar cambios',
  saved: 'Guardado',
  loadFailed: 'No pudimos cargar los ajustes',
  failed: 'No pudimos guardar los ajustes. Probá de nuevo.',
  dashboard: 'Resumen',
  expenses: 'Gastos',
} satisfies Texts<typeof english>
