// `npm run backup -- <file>`: writes a complete copy of the database, even while servers use it. `docs/operations.md`
// describes how to restore it.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { loadSettings, stopWith } from './command-line.ts'
import { readStorage } from './config.ts'
import { copyDatabase } from './db/open.ts'
import { UnsuitableDatabase } from './db/unsuitable.ts'

/** The files of the embedded database and its lock, which the copy replaces. */
const inTheCopy = /^casita\.(db|db-wal|db-shm|lock|lock-journal)$/

const say = (line: string) => process.stdout.write(`${line}\n`)

const [target, ...more] = process.argv.slice(2)
if (!target || target.startsWith('-') || more.length > 0) stopWith('Say where to: npm run backup -- <file>')
const file = resolve(target)
if (!existsSync(dirname(file))) stopWith(`There is no folder ${dirname(file)}: make it first.`)
if (existsSync(file)) stopWith(`${file} is there already: a backup replaces nothing.`)
const place = loadSettings(readStorage)
// Other users of this machine must not read what a family spends.
process.umask(0o077)
try {
  await copyDatabase(place, file)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof UnsuitableDatabase) stopWith(reason)
  stopWith(
    place.databaseUrl === null
      ? `The database in ${resolve(place.dataDir)} could not be copied: ${reason}`
      : `${reason}\nWhere PostgreSQL's own tools are: pg_dump --format=custom --file=<file> "$DATABASE_URL"`,
  )
}
say(`The database is in ${file} (${Math.ceil(statSync(file).size / 1024)} kB).`)
if (place.databaseUrl === null) {
  const beside = readdirSync(place.dataDir).filter(
    (name) => !inTheCopy.test(name) && resolve(place.dataDir, name) !== file,
  )
  if (beside.length > 0)
    say(`Not in it, to be kept with it and as secret: ${beside.join(', ')} in ${resolve(place.dataDir)}.`)
} else {
  say('Not in it, to be kept with it and as secret: SESSION_SECRET and the other settings.')
}
