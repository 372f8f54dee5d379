import { type Currency, formatMoney, toMinor } from '@casita/contract'
import { Fragment } from 'react'
import { Money } from '../../ui/money.tsx'

interface SentenceProps {
  text: string
  currency: Currency
  amounts: Record<string, number>
}

/** A text in which words in braces are replaced by amounts. */
export function Sentence({ text, currency, amounts }: SentenceProps) {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const amount = index % 2 === 1 ? amounts[part] : undefined
    const key = `${index}${part}`
    return amount === undefined ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <Money key={key} amount={amount} currency={currency} />
    )
  })
}

/** The same as plain text, for accessible names. */
export function plainSentence({ text, currency, amounts }: SentenceProps): string {
  return text.replace(/\{(\w+)\}/g, (word, name: string) => {
    const amount = amounts[name]
    return amount === undefined ? word : formatMoney(toMinor(amount), currency)
  })
}
