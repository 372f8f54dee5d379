import { entrance } from './entrance.ts'
import { home } from './home.ts'
import { rooms } from './rooms.ts'

/** French: tu, informal. */
export const texts = { ...entrance, ...home, ...rooms }
