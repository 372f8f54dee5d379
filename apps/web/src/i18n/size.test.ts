import type { Language } from '@casita/contract'
import { expect, test } from 'vitest'
import { formatSize } from './size.ts'

test('writes sizes in the largest unit that keeps them readable, and no size as zero', () => {
  const mega = 1024 ** 2
  const sizes = [0, 1, 3.42 * mega, 640.4 * mega, 2000 * mega, 1_000_000 * mega]
  const inLanguage = (language: Language) =>
    sizes.map((bytes) => formatSize(bytes, language).replace(/\s/g, ' '))
  expect(inLanguage('es')).toEqual(['0 MB', '0,1 MB', '3,4 MB', '640 MB', '2 GB', '977 GB'])
  expect(inLanguage('en').slice(2, 3)).toEqual(['3.4 MB'])
  expect(inLanguage('fr').slice(2, 5)).toEqual(['3,4 Mo', '640 Mo', '2 Go'])
})
