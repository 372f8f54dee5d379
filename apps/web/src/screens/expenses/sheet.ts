/** A table to import: a CSV file, or a sheet of a spreadsheet with its name. */
export interface Sheet {
  name: string
  csv: string
}

/** A file that is neither a CSV file nor a spreadsheet that can be read. */
export class UnknownFormat extends Error {
  override readonly name = 'UnknownFormat'
}
