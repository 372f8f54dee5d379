import type { Language } from './languages/language.ts'
import type { Sentence } from './sentence.ts'

/** What the ending of a verb that no book knows says of when and by whom it is done. */
export type Inflection = 'mine' | 'theirs' | 'not_done'

type Endings = Readonly<Record<Inflection, RegExp>>

/** Endings as they are written with their accents; those that things have too are left out. */
const endings: Partial<Readonly<Record<Language, Endings>>> = {
  es: {
    mine: /..é$/,
    theirs: /..ó$|.(?:aron|ieron|aban|ían)$/,
    not_done: /[ai]ría(?:[ns]|mos)?$|[aei]r(?:á[ns]?|emos)$/,
  },
  pt: {
    mine: /..(?:ei|[aei]mos)$/,
    theirs: /..(?:ou|[aei]ram|avam)$/,
    not_done: /[aei]r(?:ei|ão|emos|íamos)$|[aei]rá$/,
  },
}

/** The inflection of a word, when its ending tells; null for what may be a thing. */
export function inflectionAt({ text, tokens, language }: Sentence, at: number): Inflection | null {
  const token = tokens[at]
  const known = endings[language]
  if (known === undefined || token?.kind !== 'word' || token.key.length < 5) return null
  const word = text.slice(token.start, token.end)
  if (/^han?$/.test(tokens[at - 1]?.key ?? '') && /(?:[ai]do|to|cho)$/.test(token.key)) return 'theirs'
  if (known.not_done.test(word)) return 'not_done'
  if (known.theirs.test(word)) return 'theirs'
  return known.mine.test(word) ? 'mine' : null
}
