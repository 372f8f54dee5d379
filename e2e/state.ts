import type { Page } from '@playwright/test'
import type { Member } from './member.ts'
import type { Words } from './words.ts'

/** The people whose screens are visited. */
export interface World {
  /** The owner of a household that has recorded expenses for months. */
  owner: { member: Member }
  /** A member of the same household who has not connected the chat. */
  member: { member: Member }
  /** A person who has just registered, with the link that verifies their number. */
  newcomer: { member: Member; link: URL }
}

/** A state in which the app can be shown. */
export interface State {
  name: string
  /** The person who looks at it. */
  who: 'guest' | keyof World
  path: string
  /** How the server fails, from before the page is opened: it does not answer, or answers with errors. */
  server?: 'silent' | 'broken'
  /** The steps on the page that lead to the state; resolves when it is visible. */
  act?: (page: Page, words: Words) => Promise<unknown>
  /** The server refuses these steps on purpose. */
  refused?: true
  /** The page can be opened only once. */
  once?: true
}
