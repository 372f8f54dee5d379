import { limits } from '@casita/contract'

/** The state of an image; 'unknown' may be tried, and so may one that failed more than five minutes ago. */
export type ImageStatus = 'unknown' | 'loading' | 'success' | 'error'

interface Entry {
  status: ImageStatus
  at: number
}

const entries = new Map<string, Entry>()
const listeners = new Set<() => void>()
const queue: string[] = []
let running = 0

function mark(url: string, status: ImageStatus): void {
  entries.set(url, { status, at: Date.now() })
  for (const listener of listeners) listener()
}

/** Calls `changed` whenever the state of any image changes, until the returned function is called. */
export function onImageChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The current state of an image. */
export function imageStatus(url: string): ImageStatus {
  const entry = entries.get(url)
  if (!entry) return 'unknown'
  const stale = entry.status === 'error' && Date.now() - entry.at > limits.avatarErrorTime
  return stale ? 'unknown' : entry.status
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

function attempt(url: string): Promise<boolean> {
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  const loaded = new Promise<boolean>((done) => {
    image.onload = () => done(true)
    image.onerror = () => done(false)
  })
  image.src = url
  return Promise.race([loaded, wait(limits.imageTimeout).then(() => false)])
}

async function load(url: string): Promise<void> {
  for (const delay of [0, ...limits.imageRetryDelays]) {
    if (delay > 0) await wait(delay)
    if (await attempt(url)) return mark(url, 'success')
  }
  mark(url, 'error')
}

async function work(): Promise<void> {
  if (running >= limits.imageConcurrency) return
  const url = queue.shift()
  if (url === undefined) return
  running += 1
  await load(url)
  await wait(limits.imageBatchPause)
  running -= 1
  void work()
}

/** Preloads an image: at most three at a time, each retried after 1, 3 and 5 seconds. */
export function preloadImage(url: string): void {
  if (imageStatus(url) !== 'unknown') return
  mark(url, 'loading')
  queue.push(url)
  void work()
}
