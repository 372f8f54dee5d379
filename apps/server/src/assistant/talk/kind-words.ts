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
  return everyLanguage.some(({ farewells }) => farewells.split(', ').includes(bare(text)))
}

/** The bare words of a message without the final kisses of 'Night night x'. */
function bare(text: string): string {
  return withoutPunctuation(text).trim().replace(/ x+$/, '')
}

/** Answers a farewell: 'chau', 'good night sweetie', 'hasta mañana si Dios quiere'. Null for all other messages. */
export function answerFarewell(turn: Turn, text: string): Reply | null {
  const said = bare(text)
  if (said.split(' ').length > mostWords || text.includes('?')) return null
  const isSaid = everyLanguage.some(({ farewells }) =>
    farewells
      .split(', ')
      .some((phrase) => said === phrase || said.endsWith(` ${phrase}`) || said.startsWith(`${phrase} `)),
  )
  return isSaid ? reply(turn.words.farewell(firstName(turn.member.name))) : null
}

/** Answers a farewell, praise ('you rock') or what is said to try the assistant out; null for all other messages. */
export function answerKindly(turn: Turn, text: string): Reply | null {
  const said = bare(text)
  const answered = answerChatting(turn, said) ?? answerFarewell(turn, text)
  if (answered) return answered
  if (said.split(' ').length > mostWords || text.includes('?')) return null
  const isPraise = everyLanguage.some(({ praise }) =>
    praise.split(', ').some((phrase) => said === phrase || said.endsWith(` ${phrase}`)),
  )
  return isPraise ? reply(turn.words.praised) : null
}
