import type { Correction, Deletion, Restoration } from '../../../meaning.ts'
import { thingBefore } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import { particleEnd, phraseStart } from '../../../words/particle.ts'
import { isAsked, isAt, type Sentence, textAt } from '../../../words/sentence.ts'
import { keyAt } from '../../../words/text.ts'

/**
 * Reads that somebody has deleted something: 'Ya lo borré', 'apaguei o táxi'. This asks for nothing, except that an
 * expense it names may still have to be deleted, and one deleted by mistake is restored. Otherwise null.
 */
export function readAlreadyDeleted(scan: Scan): Correction | Deletion | Restoration | null {
  const { sentence, figures, days } = scan
  const verb = sentence.tokens.findIndex((_, at) => isAt(sentence, at, 'delete'))
  if (verb < 0 || !isDeleted(sentence, verb) || figures.length + days.length > 0 || isAsked(sentence))
    return null
  const mistake = phraseStart(sentence, 'byMistake')
  const end = mistake < 0 ? 0 : particleEnd(sentence, mistake, 'byMistake')
  const isAll = sentence.tokens.every((_, at) => {
    const isSaid = at === verb || (at >= mistake && at < end)
    return isSaid || sentence.marks[at] === null || isAt(sentence, at, ...beside)
  })
  if (!isAll) return null
  const { about } = thingBefore(sentence, sentence.tokens.length)
  if (mistake >= 0) return { kind: 'restore', words: about ?? '', sure: true }
  return about === undefined
    ? { kind: 'correction', changes: {}, remark: 'contented', sure: true }
    : { kind: 'delete', amount: null, words: about, sure: false }
}

const beside = ['article', 'pronoun', 'target', 'filler', 'kind', 'thanks', 'smallTalk', 'oops'] as const

/**
 * Whether a verb of deleting is in the past: 'Borré', 'apaguei'. In Spanish only the accent tells it from a request.
 */
function isDeleted(sentence: Sentence, at: number): boolean {
  if (sentence.language === 'pt') return keyAt(sentence.tokens, at).endsWith('ei')
  return sentence.language === 'es' && /\p{L}{3}é$/u.test(textAt(sentence, at))
}
