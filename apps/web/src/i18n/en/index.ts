import { auth } from './auth.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { shell } from './shell.ts'
import { validation } from './validation.ts'

/** English, the language that the others are measured against: one namespace per screen, and what they share. */
export const texts = { common, auth, errors, shell, validation }
