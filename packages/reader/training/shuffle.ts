/**
 * Shuffles in place (Fisher and Yates); `below` returns a random whole number from 0 up to, but not including, its
 * argument.
 */
export function shuffle(order: number[], below: (end: number) => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = below(at + 1)
    const [first = 0, second = 0] = [order[at], order[other]]
    order[at] = second
    order[other] = first
  }
}

/** A batch of lessons, the number of steps made before it, and their share of all steps. */
interface Step<Lesson> {
  readonly batch: readonly Lesson[]
  readonly step: number
  readonly progress: number
}

/** Yields all lessons in batches, for a number of rounds, each in a new order. */
export function* inBatches<Lesson>(
  lessons: readonly Lesson[],
  { rounds, batch: size }: { readonly rounds: number; readonly batch: number },
  random: () => number,
): Generator<Step<Lesson>> {
  const order = lessons.map((_, at) => at)
  const batches = Math.ceil(lessons.length / size)
  const steps = rounds * batches
  for (let step = 0; step < steps; step++) {
    if (step % batches === 0) shuffle(order, (end) => Math.floor(random() * end))
    const start = (step % batches) * size
    const batch = order.slice(start, start + size).flatMap((at) => lessons[at] ?? [])
    yield { batch, step, progress: step / steps }
  }
}
