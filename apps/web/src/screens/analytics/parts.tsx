import { defaultCategoryIcon, type SpendingReport } from '@casita/contract'
import type { ReactNode } from 'react'
import { Avatar, tint, tints } from '../../ui/avatar.tsx'
import { CategoryTile, categoryColor } from '../../ui/category-tile.tsx'
import type { Analysis } from './use-analysis.ts'

/** A category or a member in a report: its name, its look, and the filter that lists its expenses. */
export interface Part {
  id: string
  name: string
  /** A CSS colour. */
  color: string
  /** The category's emoji. */
  icon?: string
  picture: (size: 'sm' | 'md') => ReactNode
  /** The ledger filter for its expenses. */
  filter: { category_id?: string; user_id?: string }
}

/** Each member's bars have the colour of their initials; if an earlier member has the same colour, an unused one. */
function colorsOf(ids: readonly string[]): string[] {
  const own = ids.map(tint)
  const free = tints.filter((color) => !own.includes(color))
  return own.map((color, place) => (own.indexOf(color) === place ? color : (free.shift() ?? color)))
}

/** The parts of a report in its order, largest first. */
export function partsOf(report: SpendingReport, by: Analysis['by'], noCategory: string): Part[] {
  const memberColors = colorsOf(report.groups.map(({ id }) => id ?? ''))
  return report.groups.map(({ id, name, icon, color }, place) => {
    if (by === 'category') {
      return {
        id: id ?? 'none',
        name: name ?? noCategory,
        color: categoryColor(color),
        icon: icon || defaultCategoryIcon,
        picture: (size) => <CategoryTile icon={icon} color={color} size={size} />,
        filter: { category_id: id ?? 'none' },
      }
    }
    return {
      id: id ?? '',
      name: name ?? '',
      color: memberColors[place] ?? '',
      picture: (size) => <Avatar id={id} name={name} size={size} />,
      filter: { user_id: id ?? '' },
    }
  })
}
