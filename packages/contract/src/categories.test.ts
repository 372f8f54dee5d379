import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CategoryInput, categoryIcons, defaultCategoryIcon } from './categories.ts'

const isAccepted = (icon: string) => z.safeParse(CategoryInput, { name: 'Salidas', icon }).success

describe('the icon of a category', () => {
  it('is one of those that are offered, or another single pictogram, flag or key', () => {
    const others = ['❤', '👋🏽', '👨‍👩‍👧', '👨🏻‍❤️‍💋‍👨🏽', '🏳️‍🌈', '🐻‍❄️', '🇦🇷', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '3️⃣']
    expect([...categoryIcons, defaultCategoryIcon, ...others].filter((icon) => !isAccepted(icon))).toEqual([])
  })

  it('is none if it is empty', () => {
    expect(isAccepted('')).toBe(true)
  })

  it('is no other text, and no more than one of them', () => {
    const refused = ['x', 'cine', '3', '#', '🇦', '\u200d', '🛒🛒', '🇦🇷🇺🇾', '🛒a', 'a🛒']
    expect(refused.filter(isAccepted)).toEqual([])
  })
})
