import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError } from './config.ts'

/** Ends a command that failed, with a sentence for the person who gave it. */
export function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Reads settings from the environment and a `.env` file; prints every mistake and exits if there is one. */
export function loadSettings<Settings>(read: (environment: NodeJS.ProcessEnv) => Settings): Settings {
  try {
    loadEnvFile()
    return read(process.env)
  } catch (error) {
    return stopWith(error instanceof ConfigError ? error.message : `.env could not be read: ${String(error)}`)
  }
}

/** Adds what the `.env` file of this folder says, if there is one, to the environment, which takes precedence. */
function loadEnvFile(): void {
  if (!existsSync('.env')) return
  // Some editors begin a file with a mark, which would become part of the first name.
  const written = parseEnv(readFileSync('.env', 'utf8').replace(/^\ufeff/, ''))
  for (const [name, value] of Object.entries(written)) process.env[name] ??= value
}
