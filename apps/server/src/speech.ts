import {
  addressByPhone,
  addressByTags,
  type Language,
  languages,
  type SpanishAddress,
} from '@casita/contract'
import { inTu } from '@casita/contract/spanish'

/** The languages as they are written to somebody: Spanish with 'vos' ('es') or with 'tú'. */
export const speeches = [...languages, 'es-tu'] as const
export type Speech = (typeof speeches)[number]

function addressed(language: Language, address: SpanishAddress): Speech {
  return language === 'es' && address === 'tu' ? 'es-tu' : language
}

/** How to write to the owner of a phone number (E.164) who has chosen a language. */
export function speechFor(language: Language, phone: string | null): Speech {
  return addressed(language, addressByPhone(phone))
}

/** How to write to a visitor in a language whose browser asks for these language tags. */
export function speechForTags(language: Language, tags: readonly string[]): Speech {
  return addressed(language, addressByTags(tags))
}

/** The language that is written in. */
export function languageOf(speech: Speech): Language {
  return speech === 'es-tu' ? 'es' : speech
}

/** The tag of a Spanish text in which somebody is addressed; what is inserted into the text is left as it is. */
export type Say = (parts: TemplateStringsArray, ...values: readonly (string | number)[]) => string

/** Says a text as it is written: with 'vos'. */
export const sayWithVos: Say = (parts, ...values) => String.raw({ raw: parts }, ...values)

/** Says the same with 'tú'. */
export const sayWithTu: Say = (parts, ...values) => String.raw({ raw: parts.map(inTu) }, ...values)
