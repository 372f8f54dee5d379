import type { analytics as english } from '../en/analytics.ts'
import type { Texts } from '../texts.ts'

/** Analytics: any period, by category or by person. */
export const analytics = {
  title: 'Análise',
  text: 'Para onde vai o dinheiro, no período que você quiser.',
  failed: 'Não foi possível carregar a análise',
  period: {
    label: 'Período',
    month: 'Este mês',
    quarter: '3 meses',
    year: '12 meses',
    calendarYear: 'Este ano',
  },
  by: { label: 'Dividir por', category: 'Categoria', member: 'Pessoa' },
  sum: {
    total: 'Gasto',
    count_one: '{{count}} gasto',
    count_other: '{{count}} gastos',
    before: 'O período anterior',
    highest: 'O mais alto: {{name}}, {{amount}}',
    average: { month: 'Média por mês', week: 'Média por semana', day: 'Média por dia' },
    compared: {
      less: '{{percent}} a menos',
      more: '{{percent}} a mais',
      same: 'igual',
      new: 'nada para comparar',
    },
  },
  chart: {
    title: { month: 'Mês a mês', week: 'Semana a semana', day: 'Dia a dia' },
    bar: '{{name}}: {{amount}} em {{expenses}}. Ver',
    weekOf: 'semana de {{period}}',
    rest: 'e mais {{count}}',
  },
  parts: {
    category: 'Por categoria',
    member: 'Por pessoa',
    none: 'Sem categoria',
    against: 'contra {{period}}',
  },
  table: {
    title: { month: 'Mês a mês em números', week: 'Semana a semana em números', day: 'Dia a dia em números' },
    category: 'Categoria',
    member: 'Pessoa',
    total: 'Total',
    cell: '{{name}}, {{when}}: {{amount}}',
  },
  empty: {
    first: 'A partir do primeiro gasto, aqui você vê para onde vai, mês a mês.',
    title: 'Aqui não se gastou nada',
    text: 'Tente outro período ou outra pessoa. O que vocês anotarem aparece aqui.',
    year: 'Ver os últimos 12 meses',
  },
} satisfies Texts<typeof english>
