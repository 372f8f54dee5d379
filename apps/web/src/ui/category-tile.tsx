import { categoryColors, defaultCategoryColor, defaultCategoryIcon } from '@casita/contract'
import type { CSSProperties } from 'react'
import { cx } from './cx.ts'

const palette: readonly string[] = categoryColors

/**
 * The colour of a category as CSS. Palette colours come from the design tokens, which have a lighter variant for the
 * dark theme; custom colours are used as they are.
 */
export function categoryColor(color: string | null | undefined): string {
  const known = palette.indexOf(color?.toUpperCase() ?? '')
  if (known >= 0) return `var(--cat-${String(known + 1).padStart(2, '0')})`
  return color ?? defaultCategoryColor
}

/** They grow with the text size, but less at very large sizes, where the text needs the space. */
const sizes = {
  sm: 'size-[min(2em,44px)] rounded-[min(0.6em,12px)] text-[0.9375rem]',
  md: 'size-[min(2.1112em,52px)] rounded-[min(0.6667em,16px)] text-lg',
} as const

interface CategoryTileProps {
  icon: string | null | undefined
  color: string | null | undefined
  size?: keyof typeof sizes
}

/** A category's emoji on a tint of its colour. Decorative: the name stands beside it. */
export function CategoryTile({ icon, color, size = 'md' }: CategoryTileProps) {
  const style: CSSProperties = {
    background: `color-mix(in oklab, ${categoryColor(color)} 15%, var(--surface))`,
  }
  return (
    <span
      aria-hidden="true"
      style={style}
      className={cx('grid shrink-0 place-items-center font-emoji leading-none', sizes[size])}
    >
      {icon || defaultCategoryIcon}
    </span>
  )
}
