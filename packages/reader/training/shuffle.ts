/** Puts things in another order (Fisher and Yates); `below` draws a whole number from 0 up to, not including, another. */
export function shuffle(order: number[], below: (end: number) => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = below(at + 1)
    const [first = 0, second = 0] = [order[at], order[other]]
    order[at] = second
    order[other] = first
  }
}
