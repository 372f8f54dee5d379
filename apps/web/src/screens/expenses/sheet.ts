import type { ImportInput } from '@casita/contract'

/** A table to import: a CSV file, a sheet of a spreadsheet with its name, or an account of a bank's statement. */
export interface Sheet {
  name: string
  csv: string
  /** Which amounts were spent, where the format tells it. */
  spent?: ImportInput['spent']
}

/** Returns what is known of a table before anything is asked about it. */
export function inputOf({ csv, spent }: Sheet): ImportInput {
  return spent ? { csv, spent } : { csv }
}

/** A file that can only be opened with a password. */
export class ProtectedFile extends Error {
  override readonly name = 'ProtectedFile'
}

/** A file of a format that cannot be read. */
export class UnknownFormat extends Error {
  override readonly name = 'UnknownFormat'
}
