import type { texts as english } from '../en/index.ts'
import type { Texts } from '../texts.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { shell } from './shell.ts'
import { validation } from './validation.ts'

/** French: tu, informal. */
export const texts = { common, auth, errors, shell, validation } satisfies Texts<typeof english>
