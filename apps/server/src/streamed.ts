import type { CallResult, Endpoint } from '@casita/contract'

/**
 * An answer whose longest list is written row by row, so that the server never holds the whole of it. `head` is the
 * rest of the answer, `list` the name of the field that `rows` fill.
 */
export class Streamed<E extends Endpoint, L extends keyof CallResult<E> & string> {
  readonly head: Omit<CallResult<E>, L>
  readonly list: L
  readonly rows: AsyncIterable<unknown>

  constructor(head: Omit<CallResult<E>, L>, list: L, rows: AsyncIterable<unknown>) {
    this.head = head
    this.list = list
    this.rows = rows
  }

  /** The JSON of the answer, piece by piece. */
  async *text(): AsyncGenerator<string> {
    const head = JSON.stringify(this.head).slice(0, -1)
    yield `${head}${head === '{' ? '' : ','}${JSON.stringify(this.list)}:[`
    let separator = ''
    for await (const row of this.rows) {
      yield separator + JSON.stringify(row)
      separator = ','
    }
    yield ']}'
  }
}

/** A CSV file to keep, written piece by piece. */
export class Download {
  readonly fileName: string
  readonly pieces: AsyncIterable<string>

  constructor(fileName: string, pieces: AsyncIterable<string>) {
    this.fileName = fileName
    this.pieces = pieces
  }
}
