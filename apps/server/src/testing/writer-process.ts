// A process that opens the embedded database in a given folder and writes one commit after the other, printing each
// only once it is acknowledged. Tests watch it, run it concurrently and kill it.
import { writeSync } from 'node:fs'
import { newId } from '../db/ids.ts'
import { openSqlite } from '../db/sqlite.ts'

const [dataDir = '', commits = '0'] = process.argv.slice(2)
const database = openSqlite({
  dataDir,
  report: (error) => {
    throw error
  },
})
await database.migrate()
writeSync(1, 'open\n')
for (let commit = 0; commit < Number(commits); commit++) {
  const row = {
    code_hash: newId(),
    redeemed_at: new Date().toISOString(),
    expires_at: new Date().toISOString(),
  }
  await database.transaction((tx) => tx.insertInto('login_codes').values(row).execute())
  writeSync(1, `${row.code_hash}\n`)
}
await database.close()
