import { type Category, type CategoryInput, categoryColors, categoryIcons, isIcon } from '@casita/contract'

/** The fields of the category dialog. */
export interface CategoryFields {
  name: string
  icon: string
  color: string
}

/** A random colour that no category uses yet; any colour when all are taken. */
function freeColor(taken: readonly Category[]): string {
  const free = categoryColors.filter((color) => !taken.some((each) => each.color.toUpperCase() === color))
  const choice: readonly string[] = free.length > 0 ? free : categoryColors
  return choice[Math.floor(Math.random() * choice.length)] ?? categoryColors[0]
}

/** The fields of a category; an icon that could not be chosen today is left out. */
export function categoryFieldsOf({ name, icon, color }: Category): CategoryFields {
  return { name, icon: icon && isIcon(icon) ? icon : '', color }
}

/** The initial fields of a new category, with a random colour. */
export function newCategoryFields(all: readonly Category[]): CategoryFields {
  return { name: '', icon: categoryIcons[0], color: freeColor(all) }
}

/** The fields as the input of a call. */
export function categoryInputOf({ name, icon, color }: CategoryFields): CategoryInput {
  return { name, icon: icon || null, color }
}
