import type { Reply } from '../../message.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

/** What is said to try the assistant out, and the answer. */
const answers = [
  ['whoAreYou', 'whoIAm'],
  ['asksJoke', 'noJokes'],
  ['insults', 'insulted'],
  ['asksBeyond', 'beyond'],
  ['asksLanguage', 'languages'],
  ['asksMore', 'help'],
] as const

/**
 * Answers what is said to try the assistant out: 'are you a robot?', 'tell me a joke', an insult, a question about the
 * weather. Null for all other messages, and for those with a number.
 */
export function answerChatting({ words }: Turn, text: string): Reply | null {
  if (/\d/.test(text)) return null
  const found = answers.find(([said]) => matches(text, said))
  return found ? reply(words[found[1]]) : null
}
