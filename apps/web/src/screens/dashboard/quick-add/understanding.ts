// What the first view does not need: the reader with its words, and the row that shows what it read.
export { read } from '@casita/reader'
export { ReadingRow } from './reading-row.tsx'
