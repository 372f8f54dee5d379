import { entrance } from './entrance.ts'
import { home } from './home.ts'

/** Spanish, as it is spoken in Argentina: vos, informal. */
export const texts = { ...entrance, ...home }
