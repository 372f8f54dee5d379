import type { CallResult, Endpoint, PictureType } from '@casita/contract'

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

/** A picture to look at. */
export class Shown {
  readonly type: PictureType
  readonly bytes: Uint8Array
  /** Another one for other bytes. */
  readonly tag: string

  constructor(type: PictureType, bytes: Uint8Array, tag: string) {
    this.type = type
    this.bytes = bytes
    this.tag = tag
  }
}
