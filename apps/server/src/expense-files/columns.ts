import { fold } from '../folding.ts'

/**
 * The columns of a file under the names of our export, and the names that other languages and programs use for them.
 */
const names = {
  date: [
    ...['date', 'day', 'transaction date', 'fecha', 'dia', 'fecha de operacion', 'fecha de compra'],
    ...['data', 'data da compra', 'jour', "date d'operation", 'date d’operation', 'date operation'],
  ],
  description: [
    ...['description', 'details', 'merchant', 'payee', 'title'],
    ...['descripcion', 'concepto', 'detalle', 'comercio', 'establecimiento', 'que'],
    ...['descricao', 'lancamento', 'estabelecimento', 'historico', 'titulo', 'libelle', 'intitule'],
  ],
  amount: [
    ...['amount', 'price', 'cost', 'total', 'monto', 'importe', 'costo', 'precio'],
    ...['valor', 'preco', 'montant', 'cout', 'prix'],
  ],
  currency: ['currency', 'moneda', 'divisa', 'moeda', 'devise'],
  category: ['category', 'category name', 'categoria', 'categorie', 'rubro'],
  paid_by: ['paid_by', 'paid by', 'payer', 'pago', 'pagado por', 'pago por', 'paye par', 'payeur'],
  note: ['note', 'nota', 'notas', 'notes', 'memo', 'observacao', 'remarque'],
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
