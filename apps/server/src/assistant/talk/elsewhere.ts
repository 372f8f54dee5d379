import type { Meaning } from '@casita/reader'
import { type Reply, textOf } from '../../message.ts'
import type { Elsewhere } from '../replies/words.ts'
import { withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

const pageOf = {
  invite: '/household',
  household: '/household',
  categories: '/household',
  files: '/expenses',
  own: '/settings',
} as const satisfies Record<Elsewhere, string>

const topics = Object.keys(pageOf) as Elsewhere[]

/**
 * Says where on the web to do what cannot be done in the chat ('¿cómo invito a Juli?'); null for all other messages.
 */
export function elsewhere({ message, words, config }: Turn, meaning: Meaning): Reply | null {
  if (!mayWish(meaning)) return null
  const said = withoutPunctuation(textOf(message))
  const topic = topics.find((each) => words.elsewhere[each].asked.test(said))
  if (!topic) return null
  const link = config && { title: words.openWeb, url: config.publicUrl + pageOf[topic] }
  return reply(words.elsewhere[topic].told, link ? { link } : {})
}

/** Whether a message may ask for something other than recording, changing or querying expenses. */
function mayWish(meaning: Meaning): boolean {
  switch (meaning.kind) {
    case 'help':
    case 'greeting':
    case 'small_talk':
    case 'missing_amount':
    case 'query':
      return true
    case 'not_expense':
      // 'My phone 20' may be an expense.
      return meaning.wouldBe === undefined
    case 'correction':
      return ['amount', 'date', 'payerId'].every((field) => !(field in meaning.changes))
    default:
      return false
  }
}
