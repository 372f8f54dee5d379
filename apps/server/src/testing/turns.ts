/** How often everybody else had their turn, on the event loop that tests and server share, while something was done. */
export async function turnsDuring(task: Promise<unknown>): Promise<number> {
  let turns = 0
  const next = () => {
    turns += 1
    turn = setImmediate(next)
  }
  let turn = setImmediate(next)
  await task
  clearImmediate(turn)
  return turns
}
