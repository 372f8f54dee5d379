import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** The unit that a disk writes at once; a power cut may stop a write between two of them. */
const sectorBytes = 512

/** A system call of a process on a file, `at` seconds since 1970. */
export type FileCall = { at: number; file: string } & (
  | { kind: 'write'; offset: number; data: Buffer }
  | { kind: 'truncate'; size: number }
  | { kind: 'sync' }
)

/** The arguments with which strace records everything that `readFileCalls` reads, bytes included. */
export const straceArguments = [
  '-ttt', '-y', '-xx', '-s', '1048576', '-e', 'signal=none', '-e', 'trace=pwrite64,fsync,fdatasync,ftruncate',
] // biome-ignore format: a command line reads better in one

const call = /^(\d+\.\d+) (\w+)\(\d+<([^>]*)>(?:, "([^"]*)", \d+)?(?:, (\d+))?\)\s*= (\d+)/

/** The successful calls in a strace record, in order. */
export async function* readFileCalls(record: string): AsyncGenerator<FileCall> {
  for await (const line of createInterface({ input: createReadStream(record) })) {
    const [, time, name, path = '', text = '', number = '0', result] = call.exec(line) ?? []
    // Paths are recorded in hexadecimal too.
    const [at, file] = [Number(time), bytesOf(path).toString()]
    if (name === 'pwrite64') {
      const data = bytesOf(text).subarray(0, Number(result))
      yield { at, file, kind: 'write', offset: Number(number), data }
    } else if (name === 'ftruncate') {
      yield { at, file, kind: 'truncate', size: Number(number) }
    } else if (name !== undefined) {
      yield { at, file, kind: 'sync' }
    }
  }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text.replaceAll('\\x', ''), 'hex')
}

type Unsynced = Exclude<FileCall, { kind: 'sync' }>

/** A simulated disk that keeps for certain only what was synced, as a file system may when the power is cut. */
export class Disk {
  readonly #durable = new Map<string, Buffer>()
  readonly #unsynced = new Map<string, Unsynced[]>()

  constructor(files: Iterable<readonly [name: string, content: Buffer]>) {
    for (const [name, content] of files) this.#durable.set(name, content)
  }

  do(call: FileCall): void {
    const waiting = this.#unsynced.get(call.file) ?? []
    this.#unsynced.set(call.file, waiting)
    if (call.kind !== 'sync') {
      waiting.push(call)
      return
    }
    let content = this.#durable.get(call.file) ?? Buffer.alloc(0)
    for (const each of waiting.splice(0)) content = applied(content, each)
    this.#durable.set(call.file, content)
  }

  /** How many writes a power cut could lose now. */
  get unsynced(): number {
    return [...this.#unsynced.values()].reduce((sum, waiting) => sum + waiting.length, 0)
  }

  /**
   * The files after a power cut: of what was not synced, `survives` decides for each sector whether it was written;
   * otherwise it has its old content.
   */
  afterCut(survives: () => boolean): Map<string, Buffer> {
    const found = new Map<string, Buffer>()
    for (const file of new Set([...this.#durable.keys(), ...this.#unsynced.keys()])) {
      let content: Buffer = Buffer.from(this.#durable.get(file) ?? Buffer.alloc(0))
      for (const each of this.#unsynced.get(file) ?? []) {
        for (const part of sectorsOf(each)) if (survives()) content = applied(content, part)
      }
      found.set(file, content)
    }
    return found
  }
}

function sectorsOf(call: Unsynced): Unsynced[] {
  if (call.kind === 'truncate') return [call]
  const parts: Unsynced[] = []
  for (let from = 0; from < call.data.length; ) {
    const to = from + sectorBytes - ((call.offset + from) % sectorBytes)
    parts.push({ ...call, offset: call.offset + from, data: call.data.subarray(from, to) })
    from = to
  }
  return parts
}

function applied(content: Buffer, call: Unsynced): Buffer {
  if (call.kind === 'truncate') return sized(content, call.size)
  const whole = sized(content, Math.max(content.length, call.offset + call.data.length))
  call.data.copy(whole, call.offset)
  return whole
}

function sized(content: Buffer, bytes: number): Buffer {
  if (bytes <= content.length) return content.subarray(0, bytes)
  return Buffer.concat([content, Buffer.alloc(bytes - content.length)])
}
