import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { read } from '../packages/reader/src/index.ts'
import { type Case, casesOf } from '../packages/reader/src/languages/cases.ts'
import { enCases } from '../packages/reader/src/languages/en.cases.ts'
import { esCases } from '../packages/reader/src/languages/es.cases.ts'
import { frCases } from '../packages/reader/src/languages/fr.cases.ts'
import { type Language, languages } from '../packages/reader/src/languages/language.ts'
import { ptCases } from '../packages/reader/src/languages/pt.cases.ts'

/** Reads all tables so many times before and while the clock runs. */
const rounds = 40

function cpuSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

function readAll(cases: readonly Case[]): void {
  for (const { text, context } of cases) read(text, context)
}

/** Milliseconds of the slowest message, each at its best of a few tries: the machine may be busy elsewhere. */
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

/** Bytes over the wire of the reader with the words of some languages. */
async function browserBytes(spoken: readonly Language[]): Promise<number> {
  const source = new URL('../packages/reader/src/', import.meta.url).pathname
  const books = spoken.map((language) => `export * from '${source}languages/${language}.ts'`)
  const bundle = await rolldown({
    input: 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? [`export * from '${source}core.ts'`, ...books].join('\n') : null),
      },
    ],
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
for (const spoken of [...languages.map((language) => [language]), languages]) {
  const kilobytes = (await browserBytes(spoken)) / 1000
  console.log(`  ${kilobytes.toFixed(1)} kB gzip in the browser with ${spoken.join(', ')}`)
}
