import { type Meaning, read } from '@casita/reader'
import { changesOnly } from '../meant/changes-only.ts'
import { everyLanguage } from '../replies/index.ts'
import { says, withoutPunctuation } from '../saying.ts'
import { contextOf, type Turn } from '../turn.ts'

/** The most words after the yes: 'oui dimanche matin pardon'. */
const mostWords = 4

/**
 * Reads a yes before a day ('oui dimanche pardon', 'yeah, monday') as the day of the last expense, because another
 * member may have said when it was.
 */
export function asDayAgreed(turn: Turn, text: string, meaning: Meaning): Meaning {
  const isTalk = meaning.kind === 'not_expense' || meaning.kind === 'small_talk'
  const [yes = '', ...others] = text.trim().split(/[\s,.:;!]+/)
  const isShort = others.length > 0 && others.length <= mostWords && !/[?\d]/.test(text)
  const lead = withoutPunctuation(others[0] ?? '')
  const isToCome = everyLanguage.some(({ beforeDayToCome }) => beforeDayToCome.includes(lead))
  if (!isTalk || !isShort || turn.repliedTo || !says('yes', yes) || isToCome) return meaning
  const told = read(`${turn.words.itWas} ${others.join(' ')}`, contextOf(turn))
  const isDay = told.kind === 'correction' && changesOnly(told.changes, 'date') && told.about === undefined
  return isDay ? told : meaning
}
