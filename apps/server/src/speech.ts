import { addressByPhone, type Language, languages } from '@casita/contract'
import { inTu } from '@casita/contract/spanish'

/** The languages as they are written to somebody: Spanish with 'vos' ('es') or with 'tú'. */
export const speeches = [...languages, 'es-tu'] as const
export type Speech = (typeof speeches)[number]

/** How to write to the owner of a phone number (E.164) who has chosen a language. */
export function speechFor(language: Language, phone: string | null): Speech {
  return language === 'es' && addressByPhone(phone) === 'tu' ? 'es-tu' : language
}

/** The tag of a Spanish text in which somebody is addressed; what is inserted into the text is left as it is. */
export type Say = (parts: TemplateStringsArray, ...values: readonly (string | number)[]) => string

/** Says a text as it is written: with 'vos'. */
export const sayWithVos: Say = (parts, ...values) => String.raw({ raw: parts }, ...values)

/** Says the same with 'tú'. */
export const sayWithTu: Say = (parts, ...values) => String.raw({ raw: parts.map(inTu) }, ...values)
