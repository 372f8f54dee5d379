import type { Reply } from '../message.ts'
import { everyLanguage } from '../replies/index.ts'
import { bare } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { firstName, reply } from '../wording.ts'

/** Who says more says something else, too. */
const mostWords = 5

/** Who the assistant is, in every language. */
const asksWho = [
  /^((y|che|hola) )?(vos |tu )?(quien (sos|eres|es usted)|(sos|eres|hablo con) (un |una )?(robot|bot|maquina|persona( real)?|human[oa]|ia))( vos| tu)?$/,
  /^((and|hi|hey) )?(who|what) are you$|^are you (a |an )?(real |actual )?(person|human( being)?|robot|bot|machine|ai)$/,
  /^((e|oi) )?(quem (e|es) (voce|vc|tu)|(voce|vc|tu) (e|es) (um |uma )?(robo|bot|maquina|pessoa( real| de verdade)?|human[oa]|ia))$/,
  /^((et|salut) )?((qui|t) es (tu|qui)|tu es (qui|(un |une )?(robot|bot|machine|humain|vraie personne|personne|ia))|es tu (un |une )?(robot|bot|machine|humain|vraie personne|ia))$/,
]

/** Whether a message is nothing but a farewell that may be a thing as well: 'night'. */
export function isFarewell(text: string): boolean {
  const said = bare(text).trim().replace(/ x+$/, '')
  return everyLanguage.some(({ farewells }) => farewells.split(', ').includes(said))
}

/** What is answered to a farewell ('chau'), to praise ('you rock') or to 'who are you?', and nothing else; null for all other messages. */
export function answerKindly(turn: Turn, text: string): Reply | null {
  // 'Night night x'.
  const said = bare(text).trim().replace(/ x+$/, '')
  if (asksWho.some((phrase) => phrase.test(said))) return reply(turn.words.whoIAm)
  if (said.split(' ').length > mostWords || text.includes('?')) return null
  const ends = (phrases: string) =>
    phrases.split(', ').some((phrase) => said === phrase || said.endsWith(` ${phrase}`))
  const begins = (phrases: string) => phrases.split(', ').some((phrase) => said.startsWith(`${phrase} `))
  // 'Good night sweetie'.
  if (everyLanguage.some(({ farewells }) => ends(farewells) || begins(farewells)))
    return reply(turn.words.farewell(firstName(turn.member.name)))
  return everyLanguage.some(({ praise }) => ends(praise)) ? reply(turn.words.praised) : null
}
