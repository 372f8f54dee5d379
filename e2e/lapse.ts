import { DatabaseSync } from 'node:sqlite'
import type { RunningProduct } from './product.ts'

/** Statements that make links and invitations expire, since a journey cannot wait for days. */
const statements = {
  links: 'UPDATE link_tokens SET expires_at = created_at WHERE used_at IS NULL',
  invitations: 'UPDATE invitations SET expires_at = created_at WHERE uses = 0',
} as const

/** Makes everything of a kind that is still open expire; only for the embedded database. */
export function lapse({ engine, databaseFile }: RunningProduct, what: keyof typeof statements): void {
  if (engine !== 'sqlite') throw new Error('Only a file can be reached from here')
  const database = new DatabaseSync(databaseFile, { timeout: 10_000 })
  database.exec(statements[what])
  database.close()
}
