import { decodeHTML } from 'entities/decode'
import { csvOf } from './csv.ts'
import type { Sheet } from './sheet.ts'

/**
 * Returns the accounts of a bank's statement (Open Financial Exchange 1 and 2), each as a sheet of which the amounts with
 * a minus were spent. Versions before 2 do not close an element that has only a value, and banks write such elements
 * without one or with a bare '<' in it, which the available libraries refuse; so this looks for the few elements it needs.
 */
export function readStatement(text: string): Sheet[] {
  return [...text.matchAll(/<(?:CC)?STMTRS>(.*?)<\/(?:CC)?STMTRS>/gis)].flatMap(([account]) => {
    const currency = fieldOf(account, 'CURDEF')
    const rows = [...account.matchAll(/<STMTTRN>(.*?)<\/STMTTRN>/gis)].map(([row]) => rowOf(row, currency))
    const csv = csvOf([['date', 'description', 'amount', 'note', 'currency'], ...rows])
    return rows.length > 0 ? [{ name: fieldOf(account, 'ACCTID'), csv, spent: 'with_minus' }] : []
  })
}

/** Returns the row of one transaction; its day is that of the bank, whatever the time and the zone behind it. */
function rowOf(transaction: string, currency: string): string[] {
  const day = fieldOf(transaction, 'DTPOSTED').replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3')
  const name = fieldOf(transaction, 'NAME')
  const memo = fieldOf(transaction, 'MEMO')
  // A name is cut at 32 characters, and the memo then begins with it.
  const [description, note] = memo.startsWith(name) ? [memo, ''] : [name, memo]
  return [day, description || fieldOf(transaction, 'TRNTYPE'), amountOf(transaction), note, currency]
}

/** Returns the amount of a transaction: no group of digits is set off in it, so '12.500' is twelve and a half. */
function amountOf(transaction: string): string {
  const amount = fieldOf(transaction, 'TRNAMT')
  return /^[+-]?\d+[.,]\d+$/.test(amount) ? String(Number(amount.replace(',', '.'))) : amount
}

/** Returns the value of the first element of this name; empty without one. */
function fieldOf(text: string, name: string): string {
  const [, value = ''] = new RegExp(`<${name}>(.*?)(?:<[/a-z]|$)`, 'im').exec(text) ?? []
  return decodeHTML(value).trim()
}
