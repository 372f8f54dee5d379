import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CallResult, Endpoint, PictureType } from '@casita/contract'
import { encoded } from './encoded.ts'

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
    yield `${beginning(this.head, this.list)}[`
    let separator = ''
    for await (const row of this.rows) {
      yield separator + JSON.stringify(row)
      separator = ','
    }
    yield ']}'
  }
}

const closing = Buffer.from('}')

/** An answer whose list is there as JSON already, in UTF-8. */
export class Written<E extends Endpoint, L extends keyof CallResult<E> & string> {
  readonly bytes: Buffer

  constructor(head: Omit<CallResult<E>, L>, list: L, rows: Buffer) {
    this.bytes = Buffer.concat([encoded(beginning(head, list)), rows, closing])
  }
}

/** The JSON of an answer up to the value of its last field. */
function beginning(head: object, field: string): string {
  const text = JSON.stringify(head).slice(0, -1)
  return `${text}${text === '{' ? '' : ','}${JSON.stringify(field)}:`
}

/** Letters that are sent together. */
const pieceLength = 32 * 1024

/**
 * Texts as the stream of an answer, gathered into pieces that are worth a write of their own. Others have their turn behind
 * each: the embedded database never waits, and a socket that takes everything does not either.
 */
export function streamOf(texts: AsyncIterable<string>): Readable {
  return Readable.from(gathered(texts))
}

async function* gathered(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
    await nextTurn()
  }
  if (piece !== '') yield piece
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
