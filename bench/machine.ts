// Figures of processes from the kernel (Linux).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100

/** Returns a process and all its descendants. */
export function family(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc')) {
    const fields = /^\d+$/.test(entry) && fieldsOf(Number(entry))
    if (fields) parents.set(Number(entry), Number(fields[1]))
  }
  const found = [pid]
  for (const parent of found) for (const [child, its] of parents) if (its === parent) found.push(child)
  return found
}

/** Returns the processor seconds that processes have used so far, including their children that have ended. */
export function processorSeconds(pids: readonly number[]): number {
  let ticks = 0
  for (const pid of pids) for (const place of [11, 12, 13, 14]) ticks += Number(fieldsOf(pid)?.[place] ?? 0)
  return ticks / ticksPerSecond
}

/** Returns the resident memory of a process, and its peak since `forgetPeak`, in megabytes. */
export function memory(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1024
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

/** Resets the memory peak of a process. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** Returns the fields of /proc/…/stat after the name, which may contain spaces; null when the process has ended. */
function fieldsOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return null
  }
}
