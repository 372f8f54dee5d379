import { ProblemError } from '../../data/problem-error.ts'
import { type Sheet, UnknownFormat } from './sheet.ts'

/** How files of other kinds begin: zipped ones, as spreadsheets are; those of Excel before 2007; PDF. */
const beginnings = {
  zip: [0x50, 0x4b, 3, 4],
  oldExcel: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  pdf: [0x25, 0x50, 0x44, 0x46],
}

/** How a statement begins in the format that banks and their programs exchange (.ofx, .qfx). */
const statement = /^\s*(?:OFXHEADER|<OFX>|<\?xml[^>]*>\s*<\?OFX)/i

/** How a page or a table in XML begins, as many banks name .xls. */
const markup = /^\s*</

/**
 * Returns the tables of a file: one of a CSV file, several of a spreadsheet (.xlsx, .xls, .ods) or of a bank's statement.
 * Throws `UnknownFormat`, `ProtectedFile`, and 'network' if what reads such files cannot be loaded.
 */
export async function sheetsOf(file: File): Promise<Sheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (kind: keyof typeof beginnings) => beginnings[kind].every((byte, at) => bytes[at] === byte)
  if (begins('pdf')) throw new UnknownFormat()
  const isSpreadsheet = begins('zip') || begins('oldExcel')
  const text = isSpreadsheet ? '' : textOf(bytes)
  if (!(isSpreadsheet || markup.test(text) || statement.test(text))) return [{ name: file.name, csv: text }]
  const { readSpreadsheet, readStatement, readTables } = await import('./file-readers.ts').catch(
    (cause: unknown) => {
      throw new ProblemError('network', 0, 'The reader of such files could not be loaded', { cause })
    },
  )
  if (isSpreadsheet) return readSpreadsheet(bytes)
  return statement.test(text) ? readStatement(text) : readTables(file.name, text)
}

/** Decodes a file: UTF-8, or else what Excel writes, UTF-16 with a byte order mark or Windows-1252. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
