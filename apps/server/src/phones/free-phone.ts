import type { ReadOnlyDb } from '../db/database.ts'
import { AppError } from '../errors.ts'

/** Throws `phone_taken` when a validated account has the number; unvalidated claims of it do not count. */
export async function requireFreePhone(db: ReadOnlyDb, phone: string): Promise<void> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .where('validated_at', 'is not', null)
    .executeTakeFirst()
  if (owner) throw new AppError('phone_taken')
}
