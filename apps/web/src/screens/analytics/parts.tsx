import { defaultCategoryIcon, type SpendingReport } from '@casita/contract'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { CategoryTile, categoryColor } from '../../ui/category-tile.tsx'
import type { Analysis } from './use-analysis.ts'

/** A category or a member in a report: how it is named and drawn, and which expenses are its own. */
export interface Part {
  id: string
  name: string
  /** As CSS. */
  color: string
  /** The category's pictogram. */
  icon?: string
  picture: (size: 'sm' | 'md') => ReactNode
  /** The filter of the ledger. */
  filter: { category_id?: string; user_id?: string }
}

/** Members have no colour of their own: these are far apart from each other. */
const memberColors = ['10', '02', '16', '08', '20', '13', '05', '18', '11', '03']

/** The parts of a report in its order, largest first. */
export function partsOf(report: SpendingReport, by: Analysis['by'], noCategory: string): Part[] {
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
      color: `var(--cat-${memberColors[place % memberColors.length]})`,
      picture: (size) => <Avatar name={name} size={size} />,
      filter: { user_id: id ?? '' },
    }
  })
}
