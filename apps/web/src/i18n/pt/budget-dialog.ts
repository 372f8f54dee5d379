import type { budgetDialog as english } from '../en/budget-dialog.ts'
import type { Texts } from '../texts.ts'

/** The dialog that sets a budget. */
export const budgetDialog = {
  create: 'Novo orçamento',
  edit: 'Orçamento: {{name}}',
  text: 'Todos em casa veem e qualquer um pode mudar.',
  for: 'Para',
  amount: 'Valor por mês',
  amountThisMonth: 'Valor deste mês',
  thisMonth: 'Só este mês ({{period}})',
  usual: 'Os outros meses continuam com {{amount}}.',
  rollover: 'O que sobra passa para o mês seguinte',
  rolloverHint: 'Conta a partir deste mês.',
  startsOn: 'O mês começa no dia',
  startsOnHint: 'O dia do pagamento, por exemplo.',
  shortMonth: 'Um mês mais curto começa no último dia.',
  delete: 'Tirar o orçamento',
} satisfies Texts<typeof english>
