import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../../', import.meta.url).pathname
const written = globSync(
  ['apps/{web,server,sandbox}/src/**/*.{ts,tsx,js,html}', 'packages/contract/src/**/*.ts'],
  {
    cwd: root,
    exclude: (path) => path.includes('.test.'),
  },
).map((path) => readFileSync(root + path, 'utf8'))
const styles = readFileSync(new URL('pictograms.css', import.meta.url), 'utf8')
const points = [...styles.matchAll(/unicode-range:([^;]+);/g)].flatMap(([, range = '']) => range.split(','))

test('every pictogram in Casita is in the bundled fonts', () => {
  const drawn = new Set(points.map((point) => Number.parseInt(point.trim().slice(2), 16)))
  const used = new Set(written.join('').match(/\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=\uFE0F)/gu))
  expect(used.size).toBeGreaterThan(30)
  expect([...used].filter((picture) => !drawn.has(picture.codePointAt(0) ?? 0))).toEqual([])
})

test('the sandbox phone uses the same fonts', () => {
  const file = (path: string) => readFileSync(root + path)
  for (const name of ['pictograms.css', 'emoji.woff2', 'emoji-more.woff2'])
    expect(file(`apps/sandbox/src/phone/window/${name}`)).toEqual(file(`apps/web/src/styles/${name}`))
})
