import type { Reply } from '../../message.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { firstName, reply } from '../wording.ts'
import { answerChatting } from './chatting.ts'

/** A longer message says more than a farewell or praise. */
const mostWords = 7

/** Whether a message is just a farewell, which can also be read as a thing: 'night'. */
export function isFarewell(text: string): boolean {
  const said = withoutPunctuation(text).trim().replace(/ x+$/, '')
  return everyLanguage.some(({ farewells }) => farewells.split(', ').includes(said))
}

/** Answers a farewell ('chau'), praise ('you rock') or what is said to try the assistant out; null for all other messages. */
export function answerKindly(turn: Turn, text: string): Reply | null {
  // The final kisses of 'Night night x' are dropped.
  const said = withoutPunctuation(text).trim().replace(/ x+$/, '')
  const chatting = answerChatting(turn, said)
  if (chatting) return chatting
  if (said.split(' ').length > mostWords || text.includes('?')) return null
  const ends = (phrases: string) =>
    phrases.split(', ').some((phrase) => said === phrase || said.endsWith(` ${phrase}`))
  const begins = (phrases: string) => phrases.split(', ').some((phrase) => said.startsWith(`${phrase} `))
  // 'Good night sweetie' begins with a farewell.
  if (everyLanguage.some(({ farewells }) => ends(farewells) || begins(farewells)))
    return reply(turn.words.farewell(firstName(turn.member.name)))
  return everyLanguage.some(({ praise }) => ends(praise)) ? reply(turn.words.praised) : null
}
