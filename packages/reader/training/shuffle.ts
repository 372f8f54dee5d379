/** Puts things in another order (Fisher and Yates); `below` draws a whole number from 0 up to, not including, another. */
export function shuffle(order: number[], below: (end: number) => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = below(at + 1)
    const [first = 0, second = 0] = [order[at], order[other]]
    order[at] = second
    order[other] = first
  }
}

/** Some of what is learned from, and how many steps and what share of all of them are done. */
interface Step<Lesson> {
  readonly batch: readonly Lesson[]
  readonly step: number
  readonly progress: number
}

/** All lessons in batches, so many rounds of them, each in another order. */
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
