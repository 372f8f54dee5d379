import type { Meaning } from '@casita/reader'
import { askReadings } from '../asking/asking.ts'
import { notedLast } from '../meant/targets.ts'
import type { Reply } from '../message.ts'
import { bare } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

/** What was handed over to pay, and no price, in every language. */
const paidWith =
  /^(?:y |e |et |and )?(?:(?:le|les|la|lo|i|we|je|j|on|lhe|eu) )*(?:ai |a )?(?:pague|pagamos|paid|paguei|paye|di|gave)(?: (?:her|him|them))? (?:con|with|com|avec) /

/**
 * 'Le pagué con los veinte mil', right behind a taxi of 18.500: what was handed over for it is not noted. Where nothing was noted
 * that it may have been for, it is asked about. Null for every other message.
 */
export async function answerHandedOver(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const [item, ...others] = meaning.kind === 'expenses' ? meaning.items : []
  if (!item || others.length > 0 || item.description !== '' || !paidWith.test(bare(text))) return null
  const [told, ...more] = await notedLast(turn)
  if (told && more.length === 0 && told.amount <= item.amount) return reply(turn.words.leftAsIs)
  return askReadings(turn, { why: 'intent', readings: [[item]] })
}
