// Prints the indexes, among all messages of the tables, of those that the reader misreads; `train.ts` uses it: `node
// packages/reader/training/misread.ts`.
import { read } from '../src/index.ts'
import { languages } from '../src/languages/language.ts'
import { casesOf, difference } from '../src/testing/cases.ts'
import { tables } from './messages.ts'

const all = languages.flatMap((language) => casesOf(language, tables[language]))
const misread = all.flatMap((one, at) => (difference(read(one.text, one.context), one) === null ? [] : [at]))
process.stdout.write(JSON.stringify(misread))
