import { type ImportColumn, type ImportInput, importColumns } from '@casita/contract'
import { fieldError } from '../errors.ts'
import { fold } from '../folding.ts'
import { isDayLike } from './days.ts'

/**
 * The columns of a file under the names of our export, and the names that other languages and programs use for them.
 */
const names = {
  date: [
    ...['date', 'day', 'transaction date', 'booking date', 'posting date', 'completed date', 'started date'],
    ...['fecha', 'dia', 'fecha de operacion', 'fecha operacion', 'fecha de compra', 'fecha movimiento'],
    ...['data', 'data da compra', 'data do movimento', 'data mov.', 'data operacao', 'data lancamento'],
    ...['jour', "date d'operation", 'date d’operation', 'date operation', 'date de comptabilisation'],
    ...['date comptable', 'fecha contable', 'fecha valor'],
  ],
  description: [
    ...['description', 'details', 'merchant', 'payee', 'title', 'partner name', 'transaction description'],
    ...['descripcion', 'concepto', 'detalle', 'comercio', 'establecimiento', 'movimiento', 'que'],
    ...['descricao', 'lancamento', 'estabelecimento', 'historico', 'titulo', 'descritivo'],
    ...['libelle', 'intitule', 'libelle operation', 'libelle simplifie'],
  ],
  amount: [
    ...['amount', 'price', 'cost', 'total', 'monto', 'importe', 'costo', 'precio'],
    ...['valor', 'preco', 'montant', 'cout', 'prix'],
    ...['debit', 'debits', 'debit amount', 'paid out', 'money out', 'withdrawal', 'withdrawals'],
    ...['debito', 'debitos', 'debe', 'cargo', 'cargos', 'egreso', 'egresos', 'saida', 'saidas'],
  ],
  income: [
    ...['credit', 'credits', 'credit amount', 'paid in', 'money in', 'deposit', 'deposits'],
    ...['credito', 'creditos', 'haber', 'abono', 'abonos', 'ingreso', 'ingresos', 'entrada', 'entradas'],
  ],
  currency: ['currency', 'moneda', 'divisa', 'moeda', 'devise'],
  category: ['category', 'category name', 'categoria', 'categorie', 'rubro'],
  paid_by: ['paid_by', 'paid by', 'payer', 'pago', 'pagado por', 'pago por', 'paye par', 'payeur'],
  note: ['note', 'nota', 'notas', 'notes', 'memo', 'observacao', 'remarque'],
  id: ['id'],
} as const satisfies Record<ImportColumn | 'currency' | 'id', readonly string[]>
export type Column = keyof typeof names

/** The columns that an import requires. */
export const needed = ['date', 'description', 'amount'] as const satisfies readonly ImportColumn[]

/** How many rows may come before the one that names the columns: banks begin with the holder and the account. */
export const rowsBefore = 20

/** What stands in brackets after a column's name: its currency, mostly. */
const brackets = /\s*\(([^()]*)\)$/

/** Maps each column of a header that is known by its name to its place. */
function columnsNamed(header: readonly string[]): Map<Column, number> {
  const folded = header.map((name) => fold(name).replace(brackets, ''))
  const found = (Object.keys(names) as Column[]).flatMap((column): [Column, number][] => {
    const place = folded.findIndex((name) => (names[column] as readonly string[]).includes(name))
    return place < 0 ? [] : [[column, place]]
  })
  return new Map(found)
}

/** The currency in the name of a column ('Importe (EUR)'), as written there; empty without one. */
export function unitIn(name: string): string {
  return brackets.exec(name)?.[1] ?? ''
}

/**
 * Maps the columns of a file to their places: as chosen, or else by their names. Throws `invalid` for a place that the
 * file does not have.
 */
export function columnsOf(header: readonly string[], chosen: ImportInput['columns']): Map<Column, number> {
  const columns = columnsNamed(header)
  if (!chosen) return columns
  for (const column of importColumns) columns.delete(column)
  for (const column of importColumns) {
    const place = chosen[column]
    if (place === undefined) continue
    if (place >= header.length) throw fieldError('columns', 'Please choose a column of the file')
    columns.set(column, place)
  }
  return columns
}

/**
 * Returns the place of the row that names the columns: the first in which all required ones are recognised, or else the
 * first of the fullest ones.
 */
export function headerPlace(rows: readonly { cells: readonly string[] }[]): number {
  const first = rows.slice(0, rowsBefore)
  const named = first.findIndex(({ cells }) => {
    const columns = columnsNamed(cells)
    return needed.every((column) => columns.has(column))
  })
  if (named >= 0) return named
  const fullness = first.map(({ cells }) => cells.filter(Boolean).length)
  return Math.max(0, fullness.indexOf(Math.max(...fullness)))
}

/** Whether the row that should name the columns is one of the others: its date is a day. */
export function isRow(header: readonly string[], columns: ReadonlyMap<Column, number>): boolean {
  return isDayLike(header[columns.get('date') ?? -1] ?? '')
}
