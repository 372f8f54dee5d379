import type { budgetDialog as english } from '../en/budget-dialog.ts'
import type { Texts } from '../texts.ts'

/** The dialog that sets a budget. */
export const budgetDialog = {
  create: 'Nuevo presupuesto',
  edit: 'Presupuesto: {{name}}',
  text: 'Lo ven todos en casa y cualquiera lo puede cambiar.',
  for: 'Para',
  amount: 'Monto por mes',
  amountThisMonth: 'Monto de este mes',
  thisMonth: 'Solo este mes ({{period}})',
  usual: 'Los otros meses siguen con {{amount}}.',
  rollover: 'Lo que sobra pasa al mes siguiente',
  rolloverHint: 'Se cuenta desde este mes.',
  startsOn: 'El mes empieza el día',
  startsOnHint: 'El día de cobro, por ejemplo.',
  shortMonth: 'Un mes más corto empieza su último día.',
  delete: 'Sacar el presupuesto',
} satisfies Texts<typeof english>
