import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { read } from '../packages/reader/src/index.ts'
import { enCases } from '../packages/reader/src/languages/en.cases.ts'
import { esCases } from '../packages/reader/src/languages/es.cases.ts'
import { frCases } from '../packages/reader/src/languages/fr.cases.ts'
import { ptCases } from '../packages/reader/src/languages/pt.cases.ts'
import { type Case, casesOf } from '../packages/reader/src/testing/cases.ts'

/** How many times all tables are read, first to warm up and then for the measurement. */
const rounds = 40

function cpuSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

function readAll(cases: readonly Case[]): void {
  for (const { text, context } of cases) read(text, context)
}

/** Returns the slowest message, in milliseconds: each at its best of five tries, as the machine may be busy. */
function slowest(cases: readonly Case[]): { text: string; milliseconds: number } {
  let worst = { text: '', milliseconds: 0 }
  for (const { text, context } of cases) {
    let milliseconds = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < 5; tries++) {
      const started = performance.now()
      read(text, context)
      milliseconds = Math.min(milliseconds, performance.now() - started)
    }
    if (milliseconds > worst.milliseconds) worst = { text, milliseconds }
  }
  return worst
}

/** The limit, in kB of gzip, for what a browser loads of the reader: it reads amounts there, in all languages. */
const bar = 40

/** Returns the gzipped size in bytes of what the browser loads of the reader. */
async function browserBytes(): Promise<number> {
  const bundle = await rolldown({
    input: new URL('../packages/reader/src/money.ts', import.meta.url).pathname,
  })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  return output.reduce(
    (sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0),
    0,
  )
}

const cases = [
  ...casesOf('es', esCases),
  ...casesOf('en', enCases),
  ...casesOf('pt', ptCases),
  ...casesOf('fr', frCases),
]
const first = performance.now()
readAll(cases.slice(0, 1))
const firstRead = performance.now() - first
for (let round = 0; round < rounds; round++) readAll(cases)
const started = process.cpuUsage()
for (let round = 0; round < rounds; round++) readAll(cases)
const perSecond = (rounds * cases.length) / cpuSeconds(started)
const worst = slowest(cases)

console.log(`reader: ${cases.length} messages in four languages`)
console.log(`  ${Math.round(perSecond)} messages a second of one core`)
console.log(`  slowest ${worst.milliseconds.toFixed(2)} ms (${worst.text.replaceAll('\n', ' / ')})`)
console.log(`  first message ${firstRead.toFixed(0)} ms, with the vocabulary`)
const kilobytes = (await browserBytes()) / 1000
console.log(`  ${kilobytes.toFixed(1)} of ${bar} kB gzip in the browser, with the amounts of all languages`)
if (kilobytes > bar) process.exitCode = 1
