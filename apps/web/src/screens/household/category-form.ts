import { type Category, type CategoryInput, categoryColors, categoryIcons } from '@casita/contract'

/** What stands in the fields of the category dialog. */
export interface CategoryFields {
  name: string
  icon: string
  color: string
}

/** A colour of the palette that no category has yet; any of it when all are taken. */
function freeColor(taken: readonly Category[]): string {
  const free = categoryColors.filter((color) => !taken.some((each) => each.color.toUpperCase() === color))
  const choice: readonly string[] = free.length > 0 ? free : categoryColors
  return choice[Math.floor(Math.random() * choice.length)] ?? categoryColors[0]
}

/** An edited category keeps what it has; a new one begins with a colour of chance. */
export function categoryFieldsOf(category: Category | null, all: readonly Category[]): CategoryFields {
  return {
    name: category?.name ?? '',
    icon: category ? (category.icon ?? '') : categoryIcons[0],
    color: category?.color ?? freeColor(all),
  }
}

/** The fields as the call takes them. */
export function categoryInputOf({ name, icon, color }: CategoryFields): CategoryInput {
  return { name, icon: icon || null, color }
}
