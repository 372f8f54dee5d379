import { type ImportColumn, type ImportInput, importColumns } from '@casita/contract'
import { fieldError } from '../errors.ts'
import { isDayLike } from './days.ts'
import { type Title, titleOf } from './titles.ts'

/**
 * The columns of a file under the names of our export, and the names that other languages and programs use for them,
 * preferred ones first. Accents, case, dots and underscores do not count.
 */
const names = {
  date: [
    ...['date', 'day', 'transaction date', 'booking date', 'posting date', 'started date', 'completed date'],
    ...['fecha', 'dia', 'fecha de operacion', 'fecha operacion', 'fecha de compra', 'fecha movimiento'],
    ...['data', 'data da compra', 'data do movimento', 'data mov', 'data operacao', 'data lancamento'],
    ...['jour', "date d'operation", 'date d’operation', 'date operation', 'date de comptabilisation'],
    ...['date comptable', 'dateop', 'f operativa', 'f operacion', 'fecha contable', 'fecha valor'],
  ],
  description: [
    ...['description', 'details', 'merchant', 'payee', 'title', 'partner name', 'transaction description'],
    ...['descripcion', 'concepto', 'detalle', 'comercio', 'establecimiento', 'movimiento', 'que'],
    ...['descricao', 'detalhes', 'lancamento', 'estabelecimento', 'historico', 'titulo', 'descritivo'],
    ...['libelle', 'intitule', 'libelle operation', 'libelle simplifie', 'label', 'name', 'transaction type'],
  ],
  amount: [
    ...['amount', 'price', 'cost', 'total', 'monto', 'importe', 'costo', 'precio'],
    ...['valor', 'montante', 'preco', 'montant', 'cout', 'prix', 'gross'],
    ...['debit', 'debits', 'debit amount', 'paid out', 'money out', 'outflow', 'withdrawal', 'withdrawals'],
    ...['debito', 'debitos', 'debe', 'cargo', 'cargos', 'cheques / cargos', 'egreso', 'egresos'],
    ...['retiro', 'retiros', 'saida', 'saidas'],
  ],
  income: [
    ...['credit', 'credits', 'credit amount', 'paid in', 'money in', 'inflow', 'deposit', 'deposits'],
    ...['credito', 'creditos', 'haber', 'abono', 'abonos', 'depositos / abonos', 'ingreso', 'ingresos'],
    ...['deposito', 'depositos', 'entrada', 'entradas'],
  ],
  currency: ['currency', 'moneda', 'divisa', 'moeda', 'devise'],
  category: ['category', 'category name', 'categoria', 'categorie', 'rubro'],
  paid_by: ['paid by', 'payer', 'pago', 'pagado por', 'pago por', 'paye par', 'payeur'],
  note: ['note', 'nota', 'notas', 'notes', 'memo', 'observacao', 'remarque'],
  id: ['id'],
} as const satisfies Record<ImportColumn | 'currency' | 'id', readonly string[]>

/** `foreign` is a second column of amounts, in another currency than the household's. */
export type Column = keyof typeof names | 'foreign'

/** The columns that an import requires. */
export const needed = ['date', 'description', 'amount'] as const satisfies readonly ImportColumn[]

/** Words that tell a required column by a part of its name, if only one has any. */
const words = {
  date: ['date', 'fecha', 'data'],
  description: ['description', 'descripcion', 'descricao', 'concepto', 'libelle', 'detalle', 'merchant'],
  amount: ['amount', 'importe', 'monto', 'montant', 'valor'],
} as const satisfies Record<(typeof needed)[number], readonly string[]>

/** Words in the names of columns that hold something else than what was spent ('Fecha valor', 'Credit amount'). */
const elsewhere = [
  ...words.date,
  ...['credit', 'credito', 'inflow', 'income', 'ingreso', 'balance', 'saldo', 'solde'],
  ...['original', 'fee', 'tax'],
]

/** How many rows may come before the one that names the columns: banks begin with the holder and the account. */
export const rowsBefore = 20

/** Whether a currency, as a column's name gives it, is another one than the household's. */
export type IsForeign = (unit: string) => boolean

/** Maps each column of a header that is known by its name to its place. */
function columnsNamed(header: readonly string[], isForeign: IsForeign): Map<Column, number> {
  const titles = header.map(titleOf)
  const places = new Map<Column, number>()
  for (const column of Object.keys(names) as (keyof typeof names)[]) {
    const found = placesOf(titles, names[column])
    const own = found.find((place) => !isForeign(titles[place]?.unit ?? '')) ?? found[0]
    if (own !== undefined) places.set(column, own)
    const other = found.find((place) => isForeign(titles[place]?.unit ?? ''))
    if (column === 'amount' && other !== undefined && other !== own) places.set('foreign', other)
  }
  for (const column of needed) {
    const place = places.has(column) ? undefined : partlyNamed(titles, column)
    if (place !== undefined && ![...places.values()].includes(place)) places.set(column, place)
  }
  describeBy(places, 'note')
  describeBy(places, 'category')
  return places
}

/** Programs in which an expense is its category have a day, an amount, and a note at most: it describes the expense. */
function describeBy(places: Map<Column, number>, column: 'note' | 'category'): void {
  const place = places.get(column)
  const onlyThatIsMissing = places.has('date') && places.has('amount') && !places.has('description')
  if (!onlyThatIsMissing || place === undefined) return
  places.set('description', place)
  if (column === 'note') places.delete(column)
}

/** The places of the titles that are one of these names, in the order of the names. */
function placesOf(titles: readonly Title[], wanted: readonly string[]): number[] {
  return wanted.flatMap((name) => titles.flatMap((title, place) => (title.name === name ? [place] : [])))
}

/** The place of the only title with a word of a required column; of several days, the first. */
function partlyNamed(titles: readonly Title[], column: (typeof needed)[number]): number | undefined {
  const found = titles.flatMap(({ name }, place) => {
    const said = name.split(' ')
    const has = (some: readonly string[]) => said.some((word) => some.includes(word))
    return has(words[column]) && (column === 'date' || !has(elsewhere)) ? [place] : []
  })
  return found.length === 1 || column === 'date' ? found[0] : undefined
}

/**
 * Maps the columns of a file to their places: as chosen, or else by their names. Throws `invalid` for a place that the
 * file does not have.
 */
export function columnsOf(
  header: readonly string[],
  chosen: ImportInput['columns'],
  isForeign: IsForeign,
): Map<Column, number> {
  const columns = columnsNamed(header, isForeign)
  if (!chosen) return columns
  for (const column of [...importColumns, 'foreign'] as const) columns.delete(column)
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
export function headerPlace(rows: readonly { cells: readonly string[] }[], isForeign: IsForeign): number {
  const first = rows.slice(0, rowsBefore)
  const named = first.findIndex(({ cells }) => {
    const columns = columnsNamed(cells, isForeign)
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
