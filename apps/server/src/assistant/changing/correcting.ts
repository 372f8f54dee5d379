import { limits } from '@casita/contract'
import { type Correction, type Meaning, mayBeThousands, read } from '@casita/reader'
import { type ExpenseRow, mayChange } from '../../expenses/expense-rows.ts'
import { askAmount, askAmounts, askPart, askPrice } from '../asking/asking-amount.ts'
import { askDay } from '../asking/asking-day.ts'
import { askWhich, askWhichToSplit, idsOf } from '../asking/asking-which.ts'
import { askWhoAlone, askWhose, askWhoseOf } from '../asking/asking-whose.ts'
import { offerCategories } from '../asking/choosing-category.ts'
import { eachWas } from '../asking/each-amount.ts'
import { raiseMeant } from '../budgets/raising.ts'
import { amountMeant } from '../meant/amount-meant.ts'
import { chosenOf, countAlone, isPlace } from '../meant/choosing.ts'
import { descriptionMeant } from '../meant/description-meant.ts'
import { asNamed, calledSo, deniedIn, namedInText, otherNamed } from '../meant/meant-by-name.ts'
import { isCalled, isNamedIn, namesPartOf } from '../meant/naming.ts'
import { isSameAmount, notedByOtherSince } from '../meant/noted-since.ts'
import { findOfDay } from '../meant/of-day.ts'
import { toldSinceByAnother } from '../meant/payer-since.ts'
import {
  findAllNamed,
  findByPlace,
  findByWords,
  findEachByWords,
  findEitherShown,
  findNumbered,
  findTarget,
  lately,
  latestOwn,
  withThoseNotedBeside,
} from '../meant/targets.ts'
import { mostRows, type Reply, textOf } from '../message.ts'
import { asRefused } from '../noting/declining.ts'
import { beginsWithAll, findPlaceBeside, thoseOfAll } from '../noting/noted-beside.ts'
import type { Edit } from '../questions.ts'
import { everyLanguage } from '../replies/index.ts'
import { bare, isPlainNo } from '../saying.ts'
import { contextOf, type Turn } from '../turn.ts'
import { dayPhrase, firstName, money, reply } from '../wording.ts'
import { offerAsNew } from './change-or-new.ts'
import { changeAll, isSoAlready, lineOf } from './changing.ts'
import { askDenied, askHow, type What, whatItWas } from './denying.ts'
import { askOwnOne } from './own-one.ts'
import { askRenamed } from './renaming.ts'

type Changes = Correction['changes']

/** Changes the expense replied to, else the one it names, else the writer's last; asks where several could be meant. */
export async function correct(turn: Turn, correction: Correction): Promise<Reply> {
  const meant = await askDenied(turn, await asNamed(turn, correction))
  if (!('changes' in meant)) return meant
  if (meant.amounts !== undefined) return eachWas(turn, meant)
  const { about, denied, ofAmount, ofDate, deniedAmount } = meant
  const numbered = about === undefined ? await findNumbered(turn, textOf(turn.message)) : null
  const changes = numbered ? withoutPlace(meant.changes, textOf(turn.message)) : meant.changes
  const { words, household } = turn
  if (changes.description !== undefined && isStory(changes.description)) return reply(words.howToChange)
  const other =
    (await asRefused(turn, meant)) ??
    (await raiseMeant(turn, correction)) ??
    (await askOwnOne(turn, correction))
  if (other) return other
  const isReply = turn.repliedTo?.about === 'expenses'
  const isNamed = about !== undefined || ofAmount !== undefined
  const ofDay = ofDate === undefined || isReply ? null : await findOfDay(turn, ofDate)
  if (ofDay && ofDay.length !== 1) return changeOneOf(turn, ofDay, ofDate ?? turn.today, changes)
  const placed =
    ofDay ??
    (about === undefined
      ? (numbered ?? (await findSplit(turn, meant)) ?? (await findPlaceBeside(turn)))
      : ((await findByPlace(turn, about)) ??
        (await findAllNamed(turn, about)) ??
        (await findEachByWords(turn, about))))
  // 'Pasalo todo a salidas', where one alone was told of.
  if (about !== undefined && !placed && chosenOf(about, 2)?.length === 2)
    return correct(turn, { kind: 'correction', changes, sure: true })
  const named = isReply
    ? null
    : ((await deniedIn(turn, about, deniedAmount)) ??
      (isNamed ? await findByWords(turn, about ?? '', ofAmount ?? null) : null))
  if (isNamed && !isReply && !named && !placed)
    return offerAsNew(turn, about ?? money(turn, ofAmount ?? 0), changes)
  const renamed = placed ? null : await askRenamed(turn, meant, named)
  if (renamed) return renamed
  const instead = named || placed || isReply ? null : await otherNamed(turn, changes, denied)
  if (instead) return correct(turn, instead)
  if (denied !== undefined && !named && !placed && !isReply) {
    const unknown = await askInsteadOf(turn, denied, changes)
    if (unknown) return unknown
  }
  const several = placed || named ? null : await severalMeant(turn, changes)
  const found = several ?? placed ?? (named ? [named] : await findTarget(turn))
  if (found === null) return reply(words.gone)
  const target = placed ?? placedIn(turn, calledSo(found, changes))
  const [first, ...others] = target
  // Half of what the writer has not noted is of what another one has.
  const told = meant.shared ? { payerId: 'me' as const } : changes
  const since = placed || named ? null : await toldSinceByAnother(turn, target, told)
  if (since?.isSure && meant.shared) return reply(words.onePayer)
  if (since?.isSure) return ofAnother(turn, since.expense, changes)
  if (!first) return reply(words.nothingToChange)
  if (meant.parts !== undefined && meant.parts > 1)
    return others.length > 0 ? askWhichToSplit(turn, target, meant.parts) : askPart(turn, first, meant.parts)
  const asked = meant.within ? askDay(turn, target, meant.within) : null
  if (asked) return asked
  if (meant.shared) return askWhoAlone(turn, first)
  if (meant.wrong === 'amount' && others.length === 0) return askAmount(turn, first)
  // 'Era o de ontem', behind what was deleted, says of no other when it was.
  if (turn.conversation.hasJustDeleted && !isNamed && Object.keys(changes).join() === 'date')
    return reply(words.howToChange)
  const isOfOther = changes.payerName !== undefined || changes.payerId === null
  // 'Era da firma', behind what was deleted, says why.
  if (isOfOther && !isNamed && turn.conversation.hasJustDeleted) return reply(words.leftAsIs)
  if (isOfOther)
    return others.length > 0 ? askWhoseOf(turn, target) : askWhose(turn, first, changes.payerName)
  if (changes.categoryKind && !changes.categoryId) return reply(words.noSuchCategory)
  if (changes.currency !== undefined && changes.currency !== household.currency) return askPrice(turn, first)
  if (Object.keys(changes).join() === 'categoryId' && changes.categoryId === null)
    return offerCategories(turn, first.id)
  // 'One of them was 19', of two that are one expense.
  if (others.length === 0 && !isNamed && saysOneOfThem(turn))
    return changes.amount === undefined ? reply(words.howToChange) : askAmount(turn, first)
  const edit = editOf(turn, changes, first)
  const isOfEach = others.length > 0 && (changes.by ?? changes.byPart) !== undefined
  const isOne = (isNamed || meant.wrong !== undefined) && others.length === 0
  if (isOne && Object.keys(edit).length === 0) return askHow(turn, first)
  if (isOfEach || Object.keys(edit).length === 0) return reply(words.howToChange)
  const isOfOne = !placed && !isReply && others.length === 0 && edit.description === undefined
  if (isOfOne && saysAnotherPlace(turn)) return askWhich(turn, await latestOwn(turn), edit)
  const shown = isOfOne && !named ? await findEitherShown(turn) : null
  if (shown) return askWhich(turn, shown, edit)
  const ofFirst = isOfOne && saysFirst(turn) ? lately(turn, await latestOwn(turn)) : []
  if (ofFirst.length > 1) return askWhich(turn, ofFirst, edit)
  const all = isOfOne && !named && edit.amount === undefined ? await thoseOfAll(turn) : []
  if (all.length > 0) return askWhich(turn, all, edit, true)
  if (since) return askWhich(turn, [since.expense, ...target], edit)
  const theirs = isOfOne && !named ? await notedByOtherSince(turn, first, edit) : null
  if (theirs && isSameAmount(theirs, edit)) return reply(words.unchanged(lineOf(turn, theirs)))
  if (theirs) return askWhich(turn, [theirs, first], edit)
  if (saysItIsNot(turn, first, edit)) return reply(words.howToChange)
  if (edit.amount !== undefined && mayBeThousands(edit.amount, first.amount) && others.length === 0)
    return askAmounts(turn, first, [edit.amount * 1000, edit.amount])
  const counted = others.length === 0 && !isNamed ? countedAnew(first, edit) : null
  if (counted) return askAmounts(turn, first, [counted, edit.amount ?? counted])
  // 'It was 12.45, not 21.45' says what all of it was.
  const isOfPart =
    deniedAmount !== first.amount &&
    namesPartOf(first, about ?? changes.description) &&
    (edit.amount ?? 0) < first.amount
  if (edit.amount !== undefined && (isOfPart || edit.amount * farOff <= first.amount) && others.length === 0)
    return askAmounts(turn, first, [edit.amount, first.amount])
  // All of a message may have been another day; what 'los dos' are said to be, each of them is.
  const fitsAll = Object.keys(edit).every(
    (field) =>
      field === 'date' ||
      field === 'payerId' ||
      (field === 'categoryId' && (meant.all || (placed ?? several) !== null)),
  )
  if (others.length > 0 && !fitsAll && !target.every((each) => isSoAlready(each, edit)))
    return askWhich(turn, target, edit)
  return changeAll(turn, idsOf(target), edit)
}

/**
 * 'It was sainsburys not tesco', where nothing is called tesco: asks which is meant, unless the last one is filed in what is
 * denied ('no era comida').
 */
async function askInsteadOf(turn: Turn, denied: string, changes: Changes): Promise<Reply | null> {
  const [last, ...others] = (await findTarget(turn)) ?? []
  const isMeant = (expense: ExpenseRow) =>
    isNamedIn(expense, denied) || isCalled({ ...expense, description: expense.category_name ?? '' }, denied)
  if (!last || [last, ...others].some(isMeant)) return null
  const edit = editOf(turn, changes, last)
  if (Object.keys(edit).length === 0) return null
  const asked = askWhich(turn, await latestOwn(turn), edit)
  return { ...asked, text: `${turn.words.nothingLikeIt(denied)} ${asked.text}` }
}

/** Changes who paid what another member noted, as far as the writer may. */
async function ofAnother(turn: Turn, expense: ExpenseRow, changes: Changes): Promise<Reply> {
  const edit = editOf(turn, changes, expense)
  if (edit.payerId === expense.paid_by) return reply(turn.words.unchanged(lineOf(turn, expense)))
  if (edit.payerId) return changeAll(turn, idsOf([expense]), edit)
  return mayChange(turn.member, expense)
    ? askWhose(turn, expense, changes.payerName)
    : reply(turn.words.notYours(firstName(expense.author_name)))
}

/** No name has more words, nor a clause behind a comma: what is read as one then tells more than what something is called. */
const mostWords = 7

function isStory(description: string): boolean {
  return description.split(/\s+/).length > mostWords && /,/.test(description)
}

/** Asks which of several expenses of a day is meant; where there is none, says so. */
function changeOneOf(turn: Turn, ofDay: readonly ExpenseRow[], day: string, changes: Changes): Reply {
  const [first] = ofDay
  if (!first) return reply(turn.words.nothingOn(dayPhrase(turn, day)))
  const edit = editOf(turn, changes, first)
  return Object.keys(edit).length > 0 ? askWhich(turn, ofDay, edit) : reply(turn.words.howToChange)
}

/** 'No, 4', of 3 beers at 6.50: what so many of them come to, where a number may count them; null where it may not. */
function countedAnew({ description, amount }: ExpenseRow, edit: Edit): number | null {
  const before = Number(/^(\d{1,2}) /.exec(description)?.[1] ?? 0)
  const now = (edit.amount ?? 0) / 100
  const mayCount = before > 1 && Number.isInteger(now) && now > 0 && now <= 12 && now !== before
  const isOnly =
    Object.keys(edit).join() === 'amount' && amount % before === 0 && (edit.amount ?? 0) * 2 < amount
  return mayCount && isOnly ? (amount / before) * now : null
}

/** What is to be so many times less than it was noted with is asked about. */
const farOff = 15

/**
 * 'Los dos fueron ayer', after one of them was told of alone: as many of the latest as are said; 'all that was yesterday',
 * all that one message noted. Null for other messages.
 */
async function severalMeant(turn: Turn, changes: Changes): Promise<ExpenseRow[] | null> {
  const { amount, by, byPart, ...others } = changes
  const isOfAmount = (amount ?? by ?? byPart) !== undefined
  if (turn.repliedTo || isOfAmount || Object.keys(others).length === 0) return null
  const word = bare(textOf(turn.message))
    .split(' ')
    .find((each) => countAlone(each) > 1)
  const told = (await findTarget(turn)) ?? []
  // 'It was two nights ago'.
  const isOfDay =
    word !== undefined && changes.date !== undefined && !saysDayWithout(turn, word, changes.date)
  if (word && !isOfDay) return told.length < countAlone(word) ? findByPlace(turn, word) : null
  const beside = beginsWithAll(turn) ? await withThoseNotedBeside(turn, told) : told
  return beside.length > told.length ? [...beside] : null
}

/** Whether a message says a day also without one of its words. */
function saysDayWithout(turn: Turn, word: string, day: string): boolean {
  const rest = read(
    textOf(turn.message)
      .split(' ')
      .filter((each) => bare(each) !== word)
      .join(' '),
    contextOf(turn),
  )
  return rest.kind === 'correction' && rest.changes.date === day
}

/** Which of so many the one place is that a message begins with ('el segundo eran 2.300'), counted from 0; null for none. */
function placeBegun({ message }: Turn, count: number): number | null {
  const [place, ...others] = chosenOf(textOf(message).split(' ').slice(0, 2).join(' '), count) ?? []
  return place === undefined || others.length > 0 ? null : place
}

/** 'La deuxième à 2', where one alone was told of: which one that is, nobody has counted. */
function saysAnotherPlace(turn: Turn): boolean {
  const place = placeBegun(turn, mostRows) ?? 0
  return place > 0 && place < mostRows - 1
}

/** 'El primero era 400', where one alone was told of: none of several that were noted one by one is surely the first. */
function saysFirst(turn: Turn): boolean {
  return placeBegun(turn, mostRows) === 0
}

function saysOneOfThem({ message }: Turn): boolean {
  const said = bare(textOf(message))
  return everyLanguage.some(({ oneOfThem }) => oneOfThem.test(said))
}

/** 'No era coto', of what is called so: what it is not, and not what it is. */
function saysItIsNot(turn: Turn, expense: ExpenseRow, edit: Edit): boolean {
  const [said = ''] = bare(textOf(turn.message)).split(' ')
  const isSame = isSoAlready(expense, edit)
  return isSame && isPlainNo(said)
}

/** "Le 2 c'était 35", behind a list: the place in it is not a day, too. */
function withoutPlace({ date, ...rest }: Changes, text: string): Changes {
  const [, place = ''] = bare(text).split(' ')
  const isPlace = date !== undefined && Number(date.slice(-2)) === Number(place)
  return date === undefined || (isPlace && Object.keys(rest).length > 0) ? rest : { date, ...rest }
}

/** Of several expenses the one whose place a message begins with ('el segundo eran 2.300'), or whose name it says. */
function placedIn(turn: Turn, expenses: readonly ExpenseRow[]): readonly ExpenseRow[] {
  const place = expenses.length > 1 ? placeBegun(turn, expenses.length) : null
  const meant = place === null ? undefined : expenses[place]
  return meant ? [meant] : namedInText(expenses, textOf(turn.message))
}

/**
 * The change that a correction asks for. The expense's own name beside what is to be changed only says which one is meant.
 */
function editOf(turn: Turn, changes: Correction['changes'], expense: ExpenseRow): Edit {
  const { date, note, categoryId, payerId } = changes
  const amount = amountMeant(changes, expense.amount)
  const description = descriptionMeant(turn, changes, {
    description: expense.description,
    categoryId: expense.category_id,
  })
  const rest = {
    ...(amount !== undefined && { amount }),
    ...(date !== undefined && { date }),
    ...(note !== undefined && { note: note.slice(0, limits.noteMax) }),
    ...(payerId && { payerId: payerId === 'me' ? turn.member.userId : payerId }),
  }
  if (isNamedIn(expense, changes.description) && Object.keys(rest).length > 0) return rest
  return {
    ...rest,
    ...(description !== undefined && { description }),
    ...(categoryId && { categoryId }),
  }
}

/** 'Split the second in half': by its place; null for what is not split. */
async function findSplit(turn: Turn, { parts }: Correction): Promise<ExpenseRow[] | null> {
  const place = textOf(turn.message).split(' ').find(isPlace)
  return parts === undefined || place === undefined ? null : findByPlace(turn, place)
}

/** What an expense was that was asked so; null where a message names nothing. */
export async function answerWhat(
  turn: Turn,
  question: What,
  text: string,
  meaning: Meaning,
): Promise<Reply | null> {
  const correction = whatItWas(turn, question, text, meaning)
  if (!correction || (await namesAnother(turn, question.expenseId, correction.changes))) return null
  turn.conversation.settle(question.id)
  return correct({ ...turn, repliedTo: { about: 'expenses', ids: [question.expenseId] } }, correction)
}

/** Whether a change beside a name is of another expense than one that was asked about: 'ponle 1300 al uber'. */
async function namesAnother(turn: Turn, id: string, { description, ...changes }: Changes): Promise<boolean> {
  const { categoryId: _, categoryKind: __, ...rest } = changes
  if (description === undefined || Object.keys(rest).length === 0) return false
  const named = (await latestOwn(turn)).filter((expense) => isNamedIn(expense, description))
  return named.length > 0 && named.every((expense) => expense.id !== id)
}
