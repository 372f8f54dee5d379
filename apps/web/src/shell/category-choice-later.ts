import { fetchedLater } from '../ui/fetched-later.ts'

export const CategoryChoice = fetchedLater(() => import('./category-choice.tsx'), 'CategoryChoice', [
  'expenses',
  'several',
])
