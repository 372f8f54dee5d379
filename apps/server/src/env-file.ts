import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Adds what the `.env` file of this folder says, if there is one, to the environment, which takes precedence. */
export function loadEnvFile(): void {
  if (!existsSync('.env')) return
  // Some editors begin a file with a mark, which would become part of the first name.
  const written = parseEnv(readFileSync('.env', 'utf8').replace(/^\ufeff/, ''))
  for (const [name, value] of Object.entries(written)) process.env[name] ??= value
}
