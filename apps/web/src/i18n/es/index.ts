import { entrance } from './entrance.ts'
import { home } from './home.ts'
import { rooms } from './rooms.ts'

/** Spanish, as it is spoken in Argentina: vos, informal. */
export const texts = { ...entrance, ...home, ...rooms }
