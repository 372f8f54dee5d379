import { type Config, ConfigError, readStorage } from './config.ts'
import { loadEnvFile } from './env-file.ts'

/** Ends a command that failed, with a sentence for the person who gave it. */
export function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Reads from the environment and a `.env` file where the database is; prints every mistake and exits if there is one. */
export function loadStorage(): Pick<Config, 'dataDir' | 'databaseUrl'> {
  try {
    loadEnvFile()
    return readStorage(process.env)
  } catch (error) {
    if (error instanceof ConfigError) stopWith(error.message)
    throw error
  }
}
