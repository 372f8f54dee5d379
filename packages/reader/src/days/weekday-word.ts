import { endsClauseAt } from '../words/edges.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import {
  after,
  isAt,
  isNumberAt,
  isOfKind,
  isProperAt,
  type Sentence,
  senseAt,
  textAt,
} from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'

/**
 * Whether an English short weekday name cannot be another word: 'Fri' in 'babysitter Fri', or 'Sat' with its capital
 * at the end of a clause.
 */
export function isClearlyWeekday(sentence: Sentence, at: number): boolean {
  if (sentence.language !== 'en') return false
  if (isParticle(sentence, at, 'clearDayName')) return true
  return at > 0 && isProperAt(sentence, at) && endsClauseAt(sentence, at + 1)
}

/** Whether a part of the day is at a token: 'fri nite', 'sat am'. */
export function isPartOfDay(sentence: Sentence, at: number): boolean {
  return sentence.language === 'en' && isParticle(sentence, at, 'partOfDay')
}

/**
 * Whether the next word makes the weekday part of a thing's name, regardless of when it was bought: 'Sunday papers'.
 */
export function isOfWeekday(sentence: Sentence, at: number): boolean {
  return sentence.language === 'en' && particleEnd(sentence, at, 'weekdayThing') > at
}

/**
 * Whether a word only looks like the name of a day: "we'd been paying", 'judo de Sam' (a friend), 'segunda cuota'
 * (second instalment), 'de segunda mão' (second-hand).
 */
export function isOtherWord(sentence: Sentence, at: number, spoken: string): boolean {
  const { tokens, language } = sentence
  const next = keyAt(tokens, at + 1)
  const written = textAt(sentence, at)
  if (/['’]/.test(written) && written.length === 4) return true
  // A plural means every week or several days: 'tuesdays 7.99', 'tous les jeudis', '4 sábados'; "Monday's" is one day.
  if (!/['’]/.test(written) && isParticle(sentence, at, 'eachWeek')) return true
  if (isParticle(sentence, at, 'thingAfterArticle') && isAt(sentence, at - 1, 'article', 'of')) return true
  if (written === 'Sam' && isParticle(sentence, at - 1, 'friendLead')) return true
  // 'Mon lunch 14 and coffee 4', in a household that writes French: my lunch.
  if (isFrenchMy(sentence, at)) return true
  const lead = keyAt(tokens, at - 1)
  if (lead === 'de' && isParticle(sentence, at - 2, 'secondRateThing')) return true
  // 'los lunes son así': every Monday.
  if (isParticle(sentence, at - 1, 'everyLead')) return true
  if (!isParticle(sentence, at, 'dayOrOrdinal') || next === 'feira' || next === '-') return false
  const counted = isAt(sentence, at + 1, 'of') && isNumberAt(sentence, at + 2)
  return (
    counted ||
    language !== spoken ||
    isParticle(sentence, at + 1, 'nth') ||
    (lead === 'a' &&
      tokens.some(({ kind }) => kind === 'number') &&
      !isParticle(sentence, at - 2, 'rangeStartDay'))
  )
}

function isFrenchMy(sentence: Sentence, at: number): boolean {
  const [home] = sentence.context.languages
  if (home !== 'fr' || keyAt(sentence.tokens, at) !== 'mon') return false
  return isAt(sentence, at + 1, 'kind', 'countable') && !isListed(sentence, at)
}

/**
 * Whether several days are given by short names, each at the head of its part: 'seg café 4 / ter café 5', 'sex 21 de
 * cerveja sab 34'.
 */
export function isListed(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  const heads = (index: number) => {
    const next = tokens[index + 1]?.kind ?? 'break'
    if (next === 'break' || senseAt(sentence, index, 'weekday')?.language !== sentence.language) return false
    return next === 'number' || tokens[index - 1]?.kind !== 'word'
  }
  return heads(at) && tokens.some(({ key }, index) => key !== tokens[at]?.key && heads(index))
}

/**
 * Whether a short name of a day is joined to another day of the week, or is next to two others: 'seg e ter', 'mon tue
 * wed'.
 */
export function isInRow(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  const isDay = (index: number) =>
    senseAt(sentence, index, 'weekday')?.language === sentence.language &&
    tokens[index]?.key !== tokens[at]?.key
  const isJoint = (index: number) => tokens[index]?.key === ',' || isAt(sentence, index, 'and')
  const isJoined = (isJoint(at + 1) && isDay(at + 2)) || (isJoint(at - 1) && isDay(at - 2))
  const beside = [at - 2, at - 1, at + 1, at + 2].map(isDay)
  return isJoined || [0, 1, 2].some((from) => beside[from] && beside[from + 1])
}

/**
 * Whether the article is that of a thing rather than a day: 'à la mer' (the sea, but also short for Wednesday), 'in
 * the sun'.
 */
export function isArticleOfThing(sentence: Sentence, at: number): boolean {
  return isParticle(sentence, at, 'thingLead')
}

/** Whether a day comes right after a price and ends the clause: 'daycare 310 Mon', 'coffee 3 (sat)'. */
export function isTrailing({ tokens }: Sentence, at: number): boolean {
  const bracket = tokens[at - 1]?.key === '('
  const next = tokens[at + 1]
  const ends = bracket ? next?.key === ')' : next === undefined || next.kind === 'break'
  return ends && tokens[bracket ? at - 2 : at - 1]?.kind === 'number'
}

/** Whether a short name of a day heads what was bought on it: 'Sat: market 41', 'sex pão 8', 'sat 12 parking'. */
export function isHeading(sentence: Sentence, at: number): boolean {
  if (isAt(sentence, at + 1, 'spendHe', 'payer', 'spend')) return false
  const { tokens } = sentence
  const opens = at === 0 || tokens[at - 1]?.kind === 'break'
  if (!opens || tokens[at + 1]?.key === ':' || !isParticle(sentence, at, 'unclearDayName')) return opens
  const priced = tokens[at + 1]?.kind === 'number' && keyAt(tokens, at) !== 'ter'
  const thing = priced ? (isAt(sentence, at + 2, 'of') ? at + 3 : at + 2) : at + 1
  const costs = priced || tokens[after(sentence, thing)]?.kind === 'number'
  const isBought = isOfKind(sentence, thing, 'food', 'groceries', 'transport', 'entertainment')
  return costs && at === 0 && !isParticle(sentence, at, 'dayNameOfThing') && isBought
}

/** Whether a word opens a clause and a colon follows: 'sab: pan 300'. */
export function opensWithColon({ tokens }: Sentence, at: number): boolean {
  return (at === 0 || tokens[at - 1]?.kind === 'break') && tokens[at + 1]?.key === ':'
}

/**
 * Whether a holiday is part of a thing's name, and not the day of buying it: 'on halloween candy', "bonfire night's
 * sparklers".
 */
export function isThingOfHoliday(sentence: Sentence, end: number): boolean {
  if (/['’]s$/.test(textAt(sentence, end - 1))) return true
  const isWord = sentence.tokens[end]?.kind === 'word' && !isPartOfDay(sentence, end - 1)
  return (
    sentence.language === 'en' && isWord && !isAt(sentence, end, 'pronoun', 'spend', 'preposition', 'and')
  )
}
