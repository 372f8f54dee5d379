import { readFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'

/**
 * Reads the options of a command as `parseArgs` does. `--help` prints the comment at the head of the command's file;
 * an option that the command does not take is named in a sentence. Both end the process.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 */
export function readOptions(config) {
  if (process.argv.includes('--help')) {
    console.log(headOf(process.argv[1] ?? ''))
    process.exit()
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

/**
 * Returns what was chosen of all there is, or all of it if nothing was. A choice that does not exist ends the process
 * with a sentence about it.
 * @template {string | number} Value
 * @param {readonly Value[]} all
 * @param {readonly string[]} [chosen]
 * @returns {readonly Value[]}
 */
export function chosenOf(all, chosen = []) {
  const unknown = chosen.find((each) => !all.some((value) => String(value) === each))
  if (unknown !== undefined) fail(`There is no ${unknown}; there are: ${all.join(', ')}`)
  return chosen.length === 0 ? all : all.filter((value) => chosen.includes(String(value)))
}

/** @param {string} file */
function headOf(file) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const end = lines.findIndex((line) => !line.startsWith('//'))
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n')
}

/**
 * Ends the command with a sentence about what is wrong with its options, and its help.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`${sentence}\n\n${headOf(process.argv[1] ?? '')}`)
  process.exit(1)
}
