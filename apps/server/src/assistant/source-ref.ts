/** More expenses than this in one message are a list to import. */
export const mostAtOnce = 30

/** What makes an expense of a message unique, however often the message comes. */
export function sourceRef(messageId: string, line: number): string {
  return `${messageId}#${line}`
}

/** The key of the one answer to a message: in the outbox it is unique, however often the message comes. */
export function answerKey(channel: string, messageId: string): string {
  return `answer ${channel} ${messageId}`
}

/** The message of such a reference. */
export function messageOf(ref: string): string {
  return ref.replace(/#\d+$/, '')
}

/** All references that a message can have led to. */
export function refsOf(messageId: string): string[] {
  return Array.from({ length: mostAtOnce }, (_, line) => sourceRef(messageId, line))
}
