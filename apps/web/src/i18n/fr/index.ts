import { entrance } from './entrance.ts'
import { home } from './home.ts'

/** French: tu, informal. */
export const texts = { ...entrance, ...home }
