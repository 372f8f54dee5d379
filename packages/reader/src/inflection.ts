import type { Language } from './languages/language.ts'
import { isAt, type Sentence } from './sentence.ts'
import { keyAt } from './text.ts'

/** What the ending of a verb that no book knows says of when and by whom it is done. */
export type Inflection = 'mine' | 'theirs' | 'not_done'

type Endings = Readonly<Record<Inflection, RegExp>>

/** Endings as they are written with their accents; those that things have too are left out. */
const endings: Partial<Readonly<Record<Language, Endings>>> = {
  es: {
    mine: /..[éí]$/,
    theirs: /..ó$|.(?:aron|ieron|aban|ían)$/,
    not_done: /[ai]ría(?:[ns]|mos)?$|[aei]r(?:á[ns]?|emos)$/,
  },
  pt: {
    mine: /..(?:ei|[aei]mos)$/,
    theirs: /..(?:ou|[aei]ram|avam)$/,
    not_done: /[aei]r(?:ei|ão|emos|íamos)$|[aei]rá$/,
  },
}

/** 'zerei', 'retirei', 'preparei': Portuguese pasts that end as a future does. */
const doneInRei = /^(?:ze|ti|vi|pa|ge|espe|reti|prepa|compa|sepa|repa|libe|enca|decla|recupe|admi)rei$/i

/** The inflection of a word, when its ending tells; null for what may be a thing. */
export function inflectionAt(sentence: Sentence, at: number): Inflection | null {
  const { text, tokens, language } = sentence
  const token = tokens[at]
  if (token?.kind !== 'word' || token.key.length < (language === 'fr' ? 2 : 5)) return null
  if (language === 'en') return /..ed$/.test(token.key) ? pastOf(sentence, at) : null
  const word = text.slice(token.start, token.end)
  if (language === 'fr') {
    if (/[eiduvr]r(?:ait|aient)$/.test(word)) return 'not_done'
    if (/[sldmnc](?:ait|aient)$/.test(word)) return 'theirs'
    const helper = /^(pas|plus|jamais|tout|deja|encore)$/.test(keyAt(tokens, at - 1)) ? at - 2 : at - 1
    const helps = tokens[helper]
    return participleOf(word, text.slice(helps?.start, helps?.end).toLowerCase(), tokens[helper - 1]?.key)
  }
  const known = endings[language]
  if (known === undefined) return null
  if (/^han?$/.test(keyAt(tokens, at - 1)) && /(?:[ai]do|to|cho)$/.test(token.key)) return 'theirs'
  if (known.not_done.test(word) && !doneInRei.test(word)) return 'not_done'
  if (known.theirs.test(word)) return 'theirs'
  return known.mine.test(word) ? 'mine' : null
}

/** 'cleared', 'sent': an English past that no thing follows, as in 'smoked salmon'. */
function pastOf(sentence: Sentence, at: number): Inflection | null {
  if (/^(i|we)$/.test(keyAt(sentence.tokens, at - 1))) return 'mine'
  const next = sentence.tokens[at + 1]
  const ends = next === undefined || next.kind === 'break'
  return ends || isAt(sentence, at + 1, 'preposition', 'article', 'pronoun', 'stranger', 'me')
    ? 'theirs'
    : null
}

/** 'ai rangé', 'a revendu': a French participle behind the verb that helps it. */
function participleOf(word: string, helper = '', subject = ''): Inflection | null {
  if (!/.(?:é|i|u|is|it|ert)e?s?$/.test(word)) return null
  if (helper === 'ai' || helper === 'avons' || (helper === 'a' && subject === 'on')) return 'mine'
  return /^(a|ont|avait|avaient)$/.test(helper) ? 'theirs' : null
}
