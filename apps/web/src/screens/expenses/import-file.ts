import { ProblemError } from '../../data/problem-error.ts'
import { type Sheet, UnknownFormat } from './sheet.ts'

/** How files of other kinds begin: zipped ones, as spreadsheets are; those of Excel before 2007; PDF. */
const beginnings = {
  zip: [0x50, 0x4b, 3, 4],
  oldExcel: [0xd0, 0xcf, 0x11, 0xe0],
  pdf: [0x25, 0x50, 0x44, 0x46],
}

/**
 * Returns the tables of a file that have any rows: one of a CSV file, several of a spreadsheet (.xlsx). Throws
 * `UnknownFormat`, and 'network' if what reads spreadsheets cannot be loaded.
 */
export async function sheetsOf(file: File): Promise<Sheet[]> {
  const bytes = await file.arrayBuffer()
  const first = new Uint8Array(bytes.slice(0, 4))
  const begins = (kind: keyof typeof beginnings) => beginnings[kind].every((byte, at) => first[at] === byte)
  if (begins('oldExcel') || begins('pdf')) throw new UnknownFormat()
  if (!begins('zip')) return [{ name: file.name, csv: textOf(bytes) }]
  const { readSpreadsheet } = await import('./spreadsheet.ts').catch((cause: unknown) => {
    throw new ProblemError('network', 0, 'The reader of spreadsheets could not be loaded', { cause })
  })
  return readSpreadsheet(bytes)
}

/** Decodes a file: UTF-8, or else what Excel writes, UTF-16 with a byte order mark or Windows-1252. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
