import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CallResult, Endpoint, PictureType } from '@casita/contract'
import { encoded } from './encoded.ts'

/**
 * A JSON answer whose long lists are written row by row, so that the server never holds them as a whole. `head` is the
 * rest of the answer, `lists` has the rows of each long list by the name of its field.
 */
export class StreamedJson<E extends Endpoint, L extends keyof CallResult<E> & string> {
  readonly head: Omit<CallResult<E>, L>
  readonly lists: Readonly<Record<string, AsyncIterable<unknown>>>

  constructor(head: Omit<CallResult<E>, L>, lists: Record<L, AsyncIterable<unknown>>) {
    this.head = head
    this.lists = lists
  }

  /** The JSON of the answer, piece by piece. */
  async *text(): AsyncGenerator<string> {
    let before = JSON.stringify(this.head).slice(0, -1)
    for (const [list, rows] of Object.entries(this.lists)) {
      yield `${before}${before === '{' ? '' : ','}${JSON.stringify(list)}:[`
      let separator = ''
      for await (const row of rows) {
        yield separator + JSON.stringify(row)
        separator = ','
      }
      before = ']'
    }
    yield `${before}}`
  }
}

const closing = Buffer.from('}')

/** A JSON answer whose list is already serialized, in UTF-8. */
export class PreparedJson<E extends Endpoint, L extends keyof CallResult<E> & string> {
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

/** How many characters are sent together. */
const pieceLength = 32 * 1024

/**
 * A stream of texts, gathered into pieces that are worth a write each. The event loop gets a turn after each piece:
 * neither the embedded database nor a fast socket would otherwise make this code wait.
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

/** A CSV file to download, written piece by piece. */
export class CsvDownload {
  readonly fileName: string
  readonly pieces: AsyncIterable<string>

  constructor(fileName: string, pieces: AsyncIterable<string>) {
    this.fileName = fileName
    this.pieces = pieces
  }
}

/** A picture, sent as raw bytes. */
export class PictureFile {
  readonly type: PictureType
  readonly bytes: Uint8Array
  /** Identifies the content (`ETag`): different bytes have different tags. */
  readonly tag: string

  constructor(type: PictureType, bytes: Uint8Array, tag: string) {
    this.type = type
    this.bytes = bytes
    this.tag = tag
  }
}
