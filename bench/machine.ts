// What the machine says about processes (Linux).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100

/** A process and all below it. */
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

/** Processor seconds that processes have used so far, with those of their children that have ended. */
export function processorSeconds(pids: readonly number[]): number {
  let ticks = 0
  for (const pid of pids) for (const place of [11, 12, 13, 14]) ticks += Number(fieldsOf(pid)?.[place] ?? 0)
  return ticks / ticksPerSecond
}

/** The memory that a process occupies, and the most it did since `forgetPeak`; megabytes. */
export function memory(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1024
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

/** Lets the peak of a process's memory begin anew. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** The fields of /proc/…/stat after the name, which may hold blanks; null when the process is gone. */
function fieldsOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return null
  }
}
