import { expect, test } from 'vitest'
import { texts } from './es/index.ts'
import { landing } from './es/landing.ts'
import { privacy } from './es/privacy.ts'
import { reworded } from './reworded.ts'
import type { Words } from './texts.ts'

const said = (words: Words): string[] =>
  Object.values(words).flatMap((text) => (typeof text === 'string' ? text : said(text)))

/** The endings of what is said to somebody called 'vos': 'probá', 'escribilo', 'podés'. */
const endings = /^(?:vos|sos)$|[áéí]s?$|^[^áéíóú]*[aei](?:me|te|l[aeo]s?)$/

/** Other words that end like them. */
const others =
  /^(?:ahí|allí|aquí|así|atrás|café|decimales|demás|después|entendí|está|estás|esté|filas?|gasté|iguales|más|país|qué|repite|sale|sí|siete|vale)$/

test('no Spanish text says “vos” to people who say “tú”', () => {
  const words = said(reworded({ ...texts, landing, privacy })).flatMap(
    (text) =>
      text
        .replace(/\{\{\w+\}\}/g, '')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  )
  const left = words.filter((word) => endings.test(word) && !others.test(word))
  expect([...new Set(left)].sort()).toEqual([])
})
