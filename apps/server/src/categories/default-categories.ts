import type { CategoryKind, Language } from '@casita/contract'

/** A category of a new household; its index in the list selects its colour from `categoryColors`. */
interface DefaultCategory {
  kind: CategoryKind
  icon: string
  color: number
  names: Record<Language, string>
}

/** The categories of a new household, in its creator's language. */
export const defaultCategories: readonly DefaultCategory[] = [
  {
    kind: 'groceries',
    icon: '🛒',
    color: 7,
    names: { es: 'Supermercado', en: 'Groceries', pt: 'Mercado', fr: 'Courses' },
  },
  {
    kind: 'food',
    icon: '🍕',
    color: 0,
    names: { es: 'Salidas y comida', en: 'Eating out', pt: 'Restaurantes', fr: 'Restaurants' },
  },
  {
    kind: 'transport',
    icon: '🚌',
    color: 10,
    names: { es: 'Transporte', en: 'Transport', pt: 'Transporte', fr: 'Transports' },
  },
  { kind: 'home', icon: '🏠', color: 2, names: { es: 'Casa', en: 'Home', pt: 'Casa', fr: 'Maison' } },
  {
    kind: 'utilities',
    icon: '💡',
    color: 4,
    names: { es: 'Servicios', en: 'Utilities', pt: 'Contas', fr: 'Factures' },
  },
  { kind: 'health', icon: '💊', color: 19, names: { es: 'Salud', en: 'Health', pt: 'Saúde', fr: 'Santé' } },
  {
    kind: 'education',
    icon: '🎒',
    color: 15,
    names: { es: 'Educación', en: 'Education', pt: 'Educação', fr: 'Éducation' },
  },
  {
    kind: 'clothes',
    icon: '👕',
    color: 13,
    names: { es: 'Ropa', en: 'Clothes', pt: 'Roupas', fr: 'Vêtements' },
  },
  {
    kind: 'entertainment',
    icon: '🎬',
    color: 16,
    names: { es: 'Entretenimiento', en: 'Entertainment', pt: 'Lazer', fr: 'Loisirs' },
  },
  { kind: 'pets', icon: '🐶', color: 1, names: { es: 'Mascotas', en: 'Pets', pt: 'Animais', fr: 'Animaux' } },
  {
    kind: 'travel',
    icon: '✈️',
    color: 12,
    names: { es: 'Viajes', en: 'Travel', pt: 'Viagens', fr: 'Voyages' },
  },
  {
    kind: 'gifts',
    icon: '🎁',
    color: 18,
    names: { es: 'Regalos', en: 'Gifts', pt: 'Presentes', fr: 'Cadeaux' },
  },
  { kind: 'other', icon: '📦', color: 9, names: { es: 'Otros', en: 'Other', pt: 'Outros', fr: 'Divers' } },
]
