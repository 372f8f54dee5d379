import { fold } from '../folding.ts'

/**
 * The columns of a file under the names of our export, and the names that other languages and programs use for them.
 */
const names = {
  date: ['date', 'day', 'fecha', 'dia', 'data', 'jour'],
  description: ['description', 'descripcion', 'descricao', 'concepto', 'detalle', 'libelle', 'que'],
  amount: ['amount', 'monto', 'importe', 'total', 'valor', 'montant', 'price'],
  currency: ['currency', 'moneda', 'moeda', 'devise'],
  category: ['category', 'categoria', 'categorie', 'rubro'],
  paid_by: ['paid_by', 'paid by', 'pago', 'pagado por', 'pago por', 'paye par'],
  note: ['note', 'nota', 'notas', 'notes', 'remarque'],
  id: ['id'],
} as const
export type Column = keyof typeof names

/** The columns that an import requires. */
export const needed = ['date', 'description', 'amount'] as const satisfies readonly Column[]

/** Maps each known column of a header to its index. */
export function columnsOf(header: readonly string[]): Map<Column, number> {
  const folded = header.map(fold)
  const found = (Object.keys(names) as Column[]).flatMap((column): [Column, number][] => {
    const place = folded.findIndex((name) => (names[column] as readonly string[]).includes(name))
    return place < 0 ? [] : [[column, place]]
  })
  return new Map(found)
}
