import { entrance } from './entrance.ts'
import { home } from './home.ts'

/** English, the language that the others are measured against: one namespace per screen, and what they share. */
export const texts = { ...entrance, ...home }
