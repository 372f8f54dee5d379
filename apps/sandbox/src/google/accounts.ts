import { createHash } from 'node:crypto'
import { z } from 'zod'
import { openJsonFile } from '../json-file.ts'

const account = z.object({
  sub: z.string(),
  name: z.string(),
  email: z.string(),
  picture: z.string().optional(),
})

/** A Google account. `picture` is a path on the sandbox, absent for an account without a picture. */
export type Account = z.infer<typeof account>

const avatarPath = (email: string): string => `/google/avatars/${encodeURIComponent(email)}.svg`

/** The `sub` of an account: 21 digits like Google's, always the same for an address. */
const subjectOf = (email: string): string => {
  const number = BigInt(`0x${createHash('sha256').update(`google:${email}`).digest('hex').slice(0, 18)}`)
  return `1${(number % 10n ** 20n).toString().padStart(20, '0')}`
}

const accountFor = (name: string, email: string): Account => ({ sub: subjectOf(email), name, email })

const family: readonly Account[] = [
  ['Ana García', 'ana@example.com'],
  ['Beto García', 'beto@example.com'],
  ['Cora Medina', 'cora@example.com'],
].map(([name = '', email = '']) => ({ ...accountFor(name, email), picture: avatarPath(email) }))

// One member without a picture, because Google sends none for some accounts.
const seeds: readonly Account[] = [...family, accountFor('Mateo García', 'mateo@example.com')]

/** The accounts that can be chosen: the family, then those that were typed in, oldest first. */
export interface Accounts {
  readonly list: () => readonly Account[]
  readonly find: (email: string) => Account | undefined
  /** Returns the account of this address, first creating it, or renaming one that was typed in. */
  readonly enter: (name: string, email: string) => Account
}

/** Opens the accounts, with those of earlier runs if there is a data folder. */
export const openAccounts = (dataFolder: string | undefined): Accounts => {
  const file = openJsonFile(dataFolder, 'accounts.json', z.array(account), [])
  let typed = file.initial
  const list = () => [...seeds, ...typed]
  const find = (email: string) => list().find((one) => one.email === email.toLowerCase())
  return {
    list,
    find,
    enter: (name, email) => {
      const seed = seeds.find((one) => one.email === email.toLowerCase())
      if (seed) return seed
      const entered = accountFor(name, email.toLowerCase())
      typed = [...typed.filter((one) => one.email !== entered.email), entered]
      file.save(typed)
      return entered
    },
  }
}
