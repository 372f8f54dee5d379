/** How many turns the event loop, which tests and server share, had while the task ran. */
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
