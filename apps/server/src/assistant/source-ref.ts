/** The most expenses in one message; a longer list is to be imported. */
export const mostAtOnce = 30

/** The unique reference of an expense of a message; the same in every redelivery. */
export function sourceRef(messageId: string, line: number): string {
  return `${messageId}#${line}`
}

/** The key of the answer to a message; unique in the outbox, so that a redelivered message is not answered twice. */
export function answerKey(channel: string, messageId: string): string {
  return `answer ${channel} ${messageId}`
}

/** The message id in a source reference. */
export function messageOf(ref: string): string {
  return ref.replace(/#\d+$/, '')
}

/** All source references that a message can have. */
export function refsOf(messageId: string): string[] {
  return Array.from({ length: mostAtOnce }, (_, line) => sourceRef(messageId, line))
}
