import { entrance } from './entrance.ts'
import { home } from './home.ts'
import { rooms } from './rooms.ts'

/** English, the language that the others are measured against: one namespace per screen, and what they share. */
export const texts = { ...entrance, ...home, ...rooms }
