import type { AssistantReply, Expense, Language } from '@casita/contract'
import { beforeAll } from 'vitest'
import { onOneApp, type Person } from './app.ts'
import { eachEngine, oneEngine } from './database.ts'

/** Creates people who talk to the assistant of one server. */
export interface Talk {
  /** Registers a person in a new household; the assistant uses this language. */
  register(language?: Language): Promise<Person>
  /** Registers a person in the household of `host`. */
  join(host: Person): Promise<Person>
  /** Advances the clock. */
  wait(minutes: number): void
}

/** Runs tests of the assistant on each engine, always on the same day: Friday, 20 November 2026. */
export function eachTalk(name: string, tests: (talk: Talk) => void): void {
  eachEngine(name, talking(tests))
}

/**
 * Like `eachTalk`, but on one engine: for tests of understanding and wording, which use the database in no way that
 * other tests do not cover on both.
 */
export function oneTalk(name: string, tests: (talk: Talk) => void): void {
  oneEngine(name, talking(tests))
}

const talking = (tests: (talk: Talk) => void) =>
  onOneApp((app) => {
    beforeAll(() => app.clock.set('2026-11-20T15:00:00Z'))
    tests({
      register: (language = 'es') => app.register({ preferred_language: language }),
      join: (host) => app.join(host),
      wait: (minutes) => app.clock.advance(minutes * 60_000),
    })
  })

/** Writes to the assistant as the web does; returns the text of the reply with plain spaces. */
export async function say(person: Person, text: string): Promise<string> {
  return (await ask(person, text)).text
}

/** Writes to the assistant as the web does; returns the whole reply, its text with plain spaces. */
export function ask(person: Person, text: string): Promise<AssistantReply> {
  return answered(person, { text })
}

/** Presses a button of a reply, by its id. */
export function press(person: Person, id = ''): Promise<AssistantReply> {
  return answered(person, { button_id: id })
}

async function answered(person: Person, body: Record<string, string>): Promise<AssistantReply> {
  const answer = (await person.send('sendAssistantMessage', { body })).ok()
  return { ...answer, text: answer.text.replaceAll('\u00a0', ' ') }
}

/** The latest expenses of a person's household, newest first. */
export async function ledger(person: Person): Promise<Expense[]> {
  return (await person.send('listExpenses')).ok().expenses
}

/** Refreshes a person's session, whose access token expires after half an hour. */
export async function staySignedIn(person: Person): Promise<void> {
  const body = { refresh_token: person.refreshToken }
  const session = (await person.send('refresh', { body })).ok()
  person.token = session.access_token
  person.refreshToken = session.refresh_token
}
