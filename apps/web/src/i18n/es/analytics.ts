import type { analytics as english } from '../en/analytics.ts'
import type { Texts } from '../texts.ts'

/** Analytics: any period, by category or by person. */
export const analytics = {
  title: 'Análisis',
  text: 'En qué se va la plata, en el tiempo que quieras.',
  failed: 'No pudimos cargar el análisis',
  period: {
    label: 'Período',
    month: 'Este mes',
    quarter: '3 meses',
    year: '12 meses',
    calendarYear: 'Este año',
  },
  by: { label: 'Dividir por', category: 'Categoría', member: 'Persona' },
  sum: {
    total: 'Gastado',
    count_one: '{{count}} gasto',
    count_other: '{{count}} gastos',
    before: 'El período anterior',
    highest: 'Lo más alto: {{name}}, {{amount}}',
    average: { month: 'Promedio por mes', week: 'Promedio por semana', day: 'Promedio por día' },
    compared: {
      less: '{{percent}} menos',
      more: '{{percent}} más',
      same: 'igual',
      new: 'nada para comparar',
    },
  },
  chart: {
    title: { month: 'Mes a mes', week: 'Semana a semana', day: 'Día a día' },
    bar: '{{name}}: {{amount}} en {{expenses}}. Verlos',
    weekOf: 'semana del {{period}}',
    rest: 'y {{count}} más',
  },
  parts: {
    category: 'Por categoría',
    member: 'Por persona',
    none: 'Sin categoría',
    against: 'contra {{period}}',
  },
  table: {
    title: { month: 'Mes a mes en números', week: 'Semana a semana en números', day: 'Día a día en números' },
    category: 'Categoría',
    member: 'Persona',
    total: 'Total',
    cell: '{{name}}, {{when}}: {{amount}}',
  },
  empty: {
    first: 'Con el primer gasto ves acá en qué se va, mes a mes.',
    title: 'Acá no se gastó nada',
    text: 'Probá con otro período o con otra persona. Lo que anoten en casa aparece acá.',
    year: 'Ver los últimos 12 meses',
  },
} satisfies Texts<typeof english>
