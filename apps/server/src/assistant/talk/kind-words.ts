import type { Reply } from '../message.ts'
import { everyLanguage } from '../replies/index.ts'
import { bare, matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { firstName, reply } from '../wording.ts'

/** Who says more says something else, too. */
const mostWords = 5

/** Whether a message is nothing but a farewell that may be a thing as well: 'night'. */
export function isFarewell(text: string): boolean {
  const said = bare(text).trim().replace(/ x+$/, '')
  return everyLanguage.some(({ farewells }) => farewells.split(', ').includes(said))
}

/** What is answered to a farewell ('chau'), to praise ('you rock') or to 'who are you?', and nothing else; null for all other messages. */
export function answerKindly(turn: Turn, text: string): Reply | null {
  // 'Night night x'.
  const said = bare(text).trim().replace(/ x+$/, '')
  if (matches(said, 'whoAreYou')) return reply(turn.words.whoIAm)
  if (said.split(' ').length > mostWords || text.includes('?')) return null
  const ends = (phrases: string) =>
    phrases.split(', ').some((phrase) => said === phrase || said.endsWith(` ${phrase}`))
  const begins = (phrases: string) => phrases.split(', ').some((phrase) => said.startsWith(`${phrase} `))
  // 'Good night sweetie'.
  if (everyLanguage.some(({ farewells }) => ends(farewells) || begins(farewells)))
    return reply(turn.words.farewell(firstName(turn.member.name)))
  return everyLanguage.some(({ praise }) => ends(praise)) ? reply(turn.words.praised) : null
}
