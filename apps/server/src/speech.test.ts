import { globSync, readFileSync } from 'node:fs'
import { inTu } from '@casita/contract/spanish'
import { describe, expect, it } from 'vitest'

/** The texts in a source, with the tag before each. */
const textsIn = (source: string) =>
  source
    .split('\n')
    .filter((line) => !/^\s*(?:\/|\*)/.test(line))
    .flatMap((line) => [...line.matchAll(/(\w*)(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g)])
    .map(([, tag = '', quoted, template]) => ({ tag, text: quoted ?? template ?? '' }))

const spanish = (source: string) => /const spanish = [\s\S]*?\n\}\)/.exec(source)?.[0] ?? source

/** The endings of what is said to somebody called 'vos': 'probá', 'escribilo', 'podés'. */
const endings = /^(?:vos|sos)$|[áéí]s?$|^[^áéíóú]*[aei](?:me|te|l[aeo]s?)$/

/** Other words that end like them. */
const others =
  /^(?:ahí|anoté|aquí|así|borré|café|cambié|compré|después|desconecté|dime|encontré|está|estás|francés|gasté|inglés|leí|más|portugués|qué|recuperé|repite|saqué|sé|sí|vale)$/

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
    const words = texts.flatMap(
      ({ text }) =>
        inTu(text)
          .replace(/\$\{[^}]*\}?/g, '')
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [],
    )
    expect([...new Set(words.filter((word) => endings.test(word) && !others.test(word)))].sort()).toEqual([])
  })
})
