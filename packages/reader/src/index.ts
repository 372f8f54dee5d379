import { books } from './languages/index.ts'
import { createReader } from './reader.ts'

export * from './core.ts'

/** The reader of all languages. */
export const { read, readMoney } = createReader(books)
