import type { budgets as english } from '../en/budgets.ts'
import type { Texts } from '../texts.ts'

/** Monthly budgets: how they go. */
export const budgets = {
  title: 'Orçamentos',
  household: 'A casa toda',
  column: 'Orçamento mensal',
  today: 'hoje',
  todayGone: 'hoje, {{percent}} do mês',
  used: '{{percent}} usado, passou {{gone}} do mês',
  of: 'de {{amount}}',
  add: 'Novo orçamento',
  set: 'Definir um orçamento',
  setFor: 'Definir um orçamento para {{name}}',
  edit: 'Editar o orçamento de {{name}}',
  failed: 'Não foi possível carregar os orçamentos',
  carried: '{{amount}} do mês anterior',
  toCome: 'Por vir {{amount}}: depois restam {{rest}}, {{day}} por dia.',
  toComeOver: 'Por vir {{amount}}: com isso passa em {{rest}}.',
  empty: 'Diga quanto o mês pode custar. A Casita avisa uma vez aos 80% e outra aos 100%.',
  say: {
    well: 'Indo bem. Restam {{amount}}, {{day}} por dia.',
    onPace: 'No ritmo certo. Restam {{amount}}, {{day}} por dia.',
    pace: 'Neste ritmo, {{pace}} no fim do mês. Restam {{day}} por dia.',
    paceToCome: 'Neste ritmo, com o que está por vir, {{pace}} no fim do mês.',
    spent: 'Foi gasto por inteiro.',
    leftDays_one: 'Restam {{amount}} para hoje.',
    leftDays_other: 'Restam {{amount}} para {{count}} dias, contando hoje.',
    over: 'Passou {{amount}}.',
  },
  brief: { left: 'Restam {{amount}}', pace: 'Neste ritmo, {{amount}}', over: 'Passou {{amount}}' },
  crossed: '{{name}}: já foram {{percent}}% do orçamento',
  toast: {
    saved: 'Orçamento salvo',
    deleted: 'Orçamento retirado',
    restored: 'Orçamento recuperado',
    saveFailed: 'Não foi possível salvar o orçamento. Tente de novo.',
    deleteFailed: 'Não foi possível tirar o orçamento. Tente de novo.',
    restoreFailed: 'Não conseguimos recuperar o orçamento. Tente de novo.',
  },
} satisfies Texts<typeof english>
