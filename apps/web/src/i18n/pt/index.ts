import { entrance } from './entrance.ts'
import { home } from './home.ts'

/** Portuguese, as it is spoken in Brazil: você, informal. */
export const texts = { ...entrance, ...home }
