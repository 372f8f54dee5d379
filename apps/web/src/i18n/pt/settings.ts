import type { settings as english } from '../en/settings.ts'
import type { Texts } from '../texts.ts'

/** What a person can set for themselves. */
export const settings = {
  title: 'Ajustes',
  subtitle: 'Como a Casita fala com você e como ela aparece.',
  profile: 'Perfil',
  notVerified: 'Não verificado',
  noPhone: 'Sem telefone',
  name: 'Nome',
  language: 'Idioma',
  languageHint: 'O das telas e o das respostas no chat.',
  timezone: 'Fuso horário',
  timezoneHint: 'Decide que dia é hoje; lá são {{time}} agora',
  timezoneSearch: 'Buscar uma cidade',
  timezoneCommon: 'Mais usados',
  timezoneAll: 'Todos',
  timezoneNone: 'Não há fuso com esse nome.',
  chat: 'Na conversa',
  weeklySummary: 'Resumo semanal',
  weeklySummaryHint: 'Na segunda de manhã, como foi a semana. Para parar, responda PAUSA.',
  budgetAlerts: 'Orçamentos que outros cruzam',
  budgetAlertsHint:
    'Quando o gasto de outra pessoa chega a 80% ou 100% de um orçamento, enquanto a sua conversa está aberta.',
  chatFirst: 'Primeiro conecte o seu WhatsApp: o botão está no alto.',
  appearance: 'Aparência',
  save: 'Salvar alterações',
  saved: 'Salvo',
  loadFailed: 'Não foi possível carregar os ajustes',
  failed: 'Não foi possível salvar os ajustes. Tente de novo.',
  dashboard: 'Resumo',
  expenses: 'Gastos',
} satisfies Texts<typeof english>
