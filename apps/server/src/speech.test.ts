import { globSync, readFileSync } from 'node:fs'
import { inTu } from '@casita/contract/spanish'
import { wordsWithVos } from '@casita/contract/testing/spanish'
import { describe, expect, it } from 'vitest'

/** The texts in a source, with the tag before each. */
const textsIn = (source: string) =>
  source
    .split('\n')
    .filter((line) => !/^\s*(?:\/|\*)/.test(line))
    .flatMap((line) => [...line.matchAll(/(\w*)(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g)])
    .map(([, tag = '', quoted, template]) => ({ tag, text: quoted ?? template ?? '' }))

const spanish = (source: string) => /const spanish = [\s\S]*?\n\}\)/.exec(source)?.[0] ?? source

describe.each([
  ...globSync('assistant/replies/es{,.answering,.asking,.chatting,.recurring}.ts', {
    cwd: import.meta.dirname,
  }),
  'channels/texts.ts',
  'channels/news-texts.ts',
])('the Spanish texts of %s', (path) => {
  const texts = textsIn(spanish(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')))

  it('are said in another way to people who say “tú”', () => {
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.filter(({ tag, text }) => tag !== 'say' && inTu(text) !== text)).toEqual([])
  })

  it('then no longer say “vos”', () => {
    const said = texts.map(({ text }) => inTu(text).replace(/\$\{[^}]*\}?/g, ''))
    expect(wordsWithVos(said)).toEqual([])
  })
})
