import { entrance } from './entrance.ts'
import { home } from './home.ts'
import { rooms } from './rooms.ts'

/** Portuguese, as it is spoken in Brazil: você, informal. */
export const texts = { ...entrance, ...home, ...rooms }
