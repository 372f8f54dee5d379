import type { Announcement } from './announcement.ts'
import type { ReportProblem } from './database.ts'

/** The listeners of this process. An error in one is reported and the others are still called. */
export class Listeners {
  readonly #listeners = new Set<(announcement: Announcement) => void>()
  readonly #report: ReportProblem

  constructor(report: ReportProblem) {
    this.#report = report
  }

  add(listener: (announcement: Announcement) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  tell(announcement: Announcement): void {
    for (const listener of this.#listeners) {
      try {
        listener(announcement)
      } catch (error) {
        this.#report(error, 'A listener of database announcements failed')
      }
    }
  }
}
