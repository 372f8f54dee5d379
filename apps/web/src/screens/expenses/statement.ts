import { decodeHTML } from 'entities/decode'
import { csvOf } from './csv.ts'
import { type Sheet, UnknownFormat } from './sheet.ts'

/**
 * Returns the accounts of a bank's statement (Open Financial Exchange 1 and 2) that have transactions, or else one that
 * has none, each as a sheet of which the amounts with a minus were spent. Versions before 2 do not close an element that
 * has only a value, and banks write such elements without one or with a bare '<' in it, which the available libraries
 * refuse; so this looks for the few elements it needs. Throws `UnknownFormat` if the statement is incomplete.
 */
export function readStatement(text: string): Sheet[] {
  const accounts = [...text.matchAll(/<(?:CC)?STMTRS>(.*?)<\/(?:CC)?STMTRS>/gis)].map(([account]) => ({
    account,
    transactions: [...account.matchAll(/<STMTTRN>(.*?)<\/STMTTRN>/gis)].map(([each]) => each),
  }))
  const [first] = accounts
  if (!first) throw new UnknownFormat('The statement is incomplete')
  const used = accounts.filter(({ transactions }) => transactions.length > 0)
  return (used.length > 0 ? used : [first]).map(({ account, transactions }) => {
    const currency = fieldOf(account, 'CURDEF')
    const rows = transactions.map((each) => rowOf(each, currency))
    return {
      // A card may have one account of this number in each currency.
      name: `${fieldOf(account, 'ACCTID')} ${currency}`.trim(),
      csv: csvOf([['date', 'description', 'amount', 'note', 'currency'], ...rows]),
      ...(!transactions.some(isTurned) && { spent: 'with_minus' }),
    }
  })
}

/** Whether the sign of a transaction contradicts its type, as in statements of cards that give purchases without one. */
function isTurned(transaction: string): boolean {
  const amount = amountOf(transaction)
  const hasMinus = amount.startsWith('-')
  const type = fieldOf(transaction, 'TRNTYPE').toUpperCase()
  return /[1-9]/.test(amount) && (hasMinus ? type === 'CREDIT' : type === 'DEBIT')
}

/**
 * Returns the row of one transaction. Its day is that of the bank, whatever the time and the zone behind it; one that
 * is not posted yet has only the day on which the person paid.
 */
function rowOf(transaction: string, usual: string): string[] {
  const moment = fieldOf(transaction, 'DTPOSTED') || fieldOf(transaction, 'DTUSER')
  const day = moment.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3')
  const name = fieldOf(transaction, 'NAME')
  const memo = fieldOf(transaction, 'MEMO')
  // Unlike the original currency, from which the bank has converted.
  const [, own = ''] = /<CURRENCY>(.*)/is.exec(transaction) ?? []
  const currency = fieldOf(own, 'CURSYM') || usual
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
