import { defaultCategoryIcon, type SpendingReport } from '@casita/contract'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { CategoryTile, categoryColor } from '../../ui/category-tile.tsx'
import { tintsOf } from '../../ui/tints.ts'
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

/**
 * The parts of a report in its order, largest first. People have the colour of their initials; somebody who has left
 * has one that no member has.
 */
export function partsOf(
  report: SpendingReport,
  by: Analysis['by'],
  noCategory: string,
  members: Iterable<string>,
): Part[] {
  const colors = tintsOf([...members, ...report.groups.map(({ id }) => id ?? '')])
  return report.groups.map(({ id, name, icon, color }) => {
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
    const tint = colors.get(id ?? '') ?? ''
    return {
      id: id ?? '',
      name: name ?? '',
      color: tint,
      picture: (size) => <Avatar id={id} name={name} size={size} color={tint} />,
      filter: { user_id: id ?? '' },
    }
  })
}
