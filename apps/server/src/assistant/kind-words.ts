import { bare } from './choosing.ts'
import type { Reply } from './message.ts'
import { everyLanguage } from './replies/index.ts'
import type { Turn } from './turn.ts'
import { firstName, reply } from './wording.ts'

/** Who says more says something else, too. */
const mostWords = 5

/** What is answered to a farewell ('chau') or to praise ('you rock'), and nothing else; null for all other messages. */
export function answerKindly(turn: Turn, text: string): Reply | null {
  const said = bare(text).trim()
  if (said.split(' ').length > mostWords || text.includes('?')) return null
  const ends = (phrases: string) =>
    phrases.split(', ').some((phrase) => said === phrase || said.endsWith(` ${phrase}`))
  if (everyLanguage.some(({ farewells }) => ends(farewells)))
    return reply(turn.words.farewell(firstName(turn.member.name)))
  return everyLanguage.some(({ praise }) => ends(praise)) ? reply(turn.words.praised) : null
}
