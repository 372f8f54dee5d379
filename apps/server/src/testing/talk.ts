import type { AssistantReply, Expense, Language } from '@casita/contract'
import { afterAll, beforeAll } from 'vitest'
import type { Engine } from '../db/database.ts'
import { createTestApp, type Person, type TestApp } from './app.ts'
import { eachEngine, oneEngine } from './database.ts'

/** People who talk with the assistant of one product. */
export interface Talk {
  /** Somebody new in a household of their own, spoken to in their language. */
  register(language?: Language): Promise<Person>
  /** Somebody new in the household of another person. */
  join(host: Person): Promise<Person>
  /** Lets time pass. */
  wait(minutes: number): void
}

/** Describes how the assistant talks, on each engine and on one day: Friday, 20 November 2026. */
export function eachTalk(name: string, tests: (talk: Talk) => void): void {
  eachEngine(name, talking(tests))
}

/**
 * Describes how the assistant talks, as `eachTalk` does, on one engine: for talks about what is understood and said,
 * which ask nothing of the database that other tests do not ask of both.
 */
export function oneTalk(name: string, tests: (talk: Talk) => void): void {
  oneEngine(name, talking(tests))
}

const talking = (tests: (talk: Talk) => void) => (engine: Engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    app.clock.set('2026-11-20T15:00:00Z')
  })
  afterAll(() => app.close())
  tests({
    register: (language = 'es') => app.register({ preferred_language: language }),
    join: (host) => app.join(host),
    wait: (minutes) => app.clock.advance(minutes * 60_000),
  })
}

/** Says something to the assistant as the web does; its answer in words, with plain blanks. */
export async function say(person: Person, text: string): Promise<string> {
  return (await ask(person, text)).text
}

/** Says something to the assistant as the web does; its whole answer, its words with plain blanks. */
export function ask(person: Person, text: string): Promise<AssistantReply> {
  return answered(person, { text })
}

/** Presses a button of an answer, by its id. */
export function press(person: Person, id = ''): Promise<AssistantReply> {
  return answered(person, { button_id: id })
}

async function answered(person: Person, body: Record<string, string>): Promise<AssistantReply> {
  const answer = (await person.send('sendAssistantMessage', { body })).ok()
  return { ...answer, text: answer.text.replaceAll('\u00a0', ' ') }
}

/** The newest expenses of a person's household, newest first. */
export async function ledger(person: Person): Promise<Expense[]> {
  return (await person.send('listExpenses')).ok().expenses
}

/** Renews somebody's session, which does not outlive half an hour by itself. */
export async function staySignedIn(person: Person): Promise<void> {
  const body = { refresh_token: person.refreshToken }
  const session = (await person.send('refresh', { body })).ok()
  person.token = session.access_token
  person.refreshToken = session.refresh_token
}
