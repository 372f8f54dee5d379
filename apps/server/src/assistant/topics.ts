import type { Meaning, Topic } from '@casita/reader'
import type { Reply } from '../message.ts'
import type { Turn } from './turn.ts'
import { most, reply } from './wording.ts'

/**
 * Answers a message with several topics: each as if it were a message of its own, in order, and all in one reply. A
 * picture belongs to the topic that records expenses, otherwise to the first.
 */
export async function answerEach(
  turn: Turn,
  topics: readonly Topic[],
  answer: (turn: Turn, meaning: Meaning) => Promise<Reply>,
): Promise<Reply> {
  const booked = topics.findIndex(({ meaning }) => meaning.kind === 'expenses')
  const replies: Reply[] = []
  for (const [at, { text, meaning }] of topics.entries()) {
    const { message } = turn
    const own =
      at === Math.max(booked, 0) ? message : { ...message, kind: 'text' as const, picture: undefined }
    replies.push(await answer({ ...turn, message: { ...own, text } }, meaning))
  }
  const told = replies[booked]
  return inOne(told ? [told, ...replies.filter((each) => each !== told)] : replies, replies)
}

/** Appends a question to an answer. The answer's choices come after those of what is asked. */
export function withQuestion(answer: Reply, asked: Reply): Reply {
  return inOne([answer, asked], [answer, asked])
}

/** Joins the replies in order, with the choices and the subject of the first in `byWeight` that has them. */
function inOne(byWeight: readonly Reply[], replies: readonly Reply[]): Reply {
  const text = replies.map((each) => each.text).join('\n\n')
  const subject: Reply['subject'] = {}
  for (const each of byWeight.toReversed()) Object.assign(subject, each.subject)
  return reply(text, { ...choicesOf(byWeight, text.length), subject })
}

/**
 * The choices of the joined reply. A list has priority over buttons, because nothing else shows its options; buttons
 * are left out where the text is too long, because they can be replaced by words.
 */
function choicesOf(replies: readonly Reply[], length: number): Pick<Reply, 'buttons' | 'list' | 'link'> {
  const list = replies.find((each) => each.list)?.list
  if (list) return { list }
  if (length > most.textWithButtons) return {}
  const asking = replies.filter(({ subject }) => subject?.questionId)
  const others = replies.filter((each) => !asking.includes(each))
  const buttons = [...asking, ...others].flatMap((each) => each.buttons ?? []).slice(0, most.buttons)
  if (buttons.length > 0) return { buttons }
  const link = replies.find((each) => each.link)?.link
  return link ? { link } : {}
}
