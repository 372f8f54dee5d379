import type { Page } from '@playwright/test'
import type { Member } from './member.ts'
import type { Words } from './words.ts'

/** Those whose screens are visited. */
export interface World {
  /** Owns the household of a family that has written for months. */
  owner: { member: Member }
  /** Lives there, too, and has not connected the chat. */
  member: { member: Member }
  /** Has just registered; the link verifies their number. */
  newcomer: { member: Member; link: URL }
}

/** One look that the app can have. */
export interface State {
  name: string
  /** Who looks. */
  who: 'guest' | keyof World
  path: string
  /** What the browser is told instead of the server's answers, from before the page is opened. */
  server?: 'silent' | 'broken'
  /** What is done on the page; ends when it can be seen. */
  act?: (page: Page, words: Words) => Promise<unknown>
  /** What is done there is refused, as it is meant to be. */
  refused?: true
  /** The page can be opened a single time. */
  once?: true
}
