import type { Meaning } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { fold } from '../../folding.ts'
import type { Reply } from '../../message.ts'
import { askWhich } from '../asking/asking-which.ts'
import { offerCategories } from '../asking/choosing-category.ts'
import { categoryCalled } from '../household.ts'
import { findByPlace, findByWords, findEachByWords, findEitherShown, findTarget } from '../meant/targets.ts'
import type { Turn } from '../turn.ts'
import { firstName, reply } from '../wording.ts'
import { changeAll } from './changing.ts'

/**
 * 'Dejalo en finca', 'move the taxi to farmland': moves the named or last expense to that category. If there is no
 * such category, says so and offers the existing ones, because the words are not a new name. Null for every other
 * message.
 */
export async function putInCategory(turn: Turn, meaning: Meaning): Promise<Reply | null> {
  if (meaning.kind !== 'correction' || meaning.place === undefined) return null
  const { about, place } = meaning
  const named = about === undefined || turn.repliedTo ? null : await findNamed(turn, about)
  if (about !== undefined && !named && !turn.repliedTo) return reply(turn.words.nothingLikeIt(about))
  const target = named ?? (await findTarget(turn)) ?? []
  // 'Mets les baskets à Ana' (assign the trainers to Ana) sets the payer.
  const payer = turn.household.members.find(({ name }) => fold(firstName(name)) === fold(place))
  if (payer && target.length > 0) return changeAll(turn, target, { payerId: payer.id })
  const category = categoryCalled(turn.household, place)
  const [only, ...more] = target
  const shown = category && about === undefined ? await findEitherShown(turn) : null
  if (shown) return askWhich(turn, shown, { categoryId: category?.id })
  if (category) return target.length > 0 ? changeAll(turn, target, { categoryId: category.id }) : null
  const none = reply(turn.words.noCategoryCalled(place))
  if (!only || more.length > 0) return none
  const offered = await offerCategories(turn, only.id)
  return { ...offered, text: `${none.text} ${offered.text}` }
}

/** Finds expenses by position or by name: 'los dos', 'la leche y el pan', 'el taxi'; null for none. */
async function findNamed(turn: Turn, about: string): Promise<ExpenseRow[] | null> {
  const several = (await findByPlace(turn, about)) ?? (await findEachByWords(turn, about))
  if (several) return several
  const only = await findByWords(turn, about, null)
  return only ? [only] : null
}
