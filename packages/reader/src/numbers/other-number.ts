import { hasOtherNumber } from '../words/code.ts'
import { isParticle, isParticleBefore } from '../words/particle.ts'
import { after, before, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { isDear } from './currency.ts'
import { type Figure, isToTheCent } from './figure.ts'
import { isListedAlike } from './listed-alike.ts'
import { isTakingBack } from './naming.ts'
import { isOrdinal } from './ordinal.ts'
import { sharingBefore } from './sharers.ts'
import { isTable } from './table.ts'
import { isBeforeDiscount, isDiscount, isTakenOff } from './taken-off.ts'

/** 'tarjeta de cumple 1.500': behind 'of', what is a thing is that. */
export function isThingOf(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'kind') && isAt(sentence, before(sentence, at), 'of')
}

/** 'vuelo 25.000': behind what also is a thing, a number whose thousands are parted. */
function isPricedThing(sentence: Sentence, at: number, { raw }: Figure): boolean {
  return isAt(sentence, at, 'kind') && /^\d{1,3}([., ]\d{3})+$/.test(raw ?? '')
}

/** 'no 2º andar 300': which floor it was is said before. */
function isOrdinalEnding(sentence: Sentence, at: number): boolean {
  const isGlued = sentence.tokens[at]?.glued === true && sentence.tokens[at - 1]?.kind === 'number'
  return isGlued && (/^[º°]$/.test(keyAt(sentence.tokens, at)) || isParticle(sentence, at, 'dayEnding'))
}

/** Whether what was read as a figure counts or names something that is not money. */
export function isOtherNumber(sentence: Sentence, figure: Figure): boolean {
  if (isAt(sentence, figure.end, 'percent') || isTendered(sentence, figure)) return true
  if (isDiscount(sentence, figure)) return !isBeforeDiscount(sentence, figure)
  return isOtherThoughMarked(sentence, figure) || (!figure.firm && isOtherUnmarked(sentence, figure))
}

/** What is no money even where it looks like some. */
function isOtherThoughMarked(sentence: Sentence, figure: Figure): boolean {
  const last = before(sentence, figure.start)
  const isHour = figure.readings.length > 1 && isAt(sentence, before(sentence, figure.end), 'timeAfter')
  return (
    isHour ||
    isTakenOff(sentence, last) ||
    sharingBefore(sentence, figure) >= 0 ||
    isMeasured(sentence, figure) ||
    isOrdinal(sentence, figure) ||
    isFlight(sentence, figure) ||
    isPostcode(sentence, figure) ||
    isOneOf(sentence, figure) ||
    (isParticle(sentence, last, 'percentOf') && isAt(sentence, before(sentence, last), 'percent')) ||
    (isLabelled(sentence, figure) && isPlainSum(sentence, figure))
  )
}

/** What is no money where it does not look like some. */
function isOtherUnmarked(sentence: Sentence, figure: Figure): boolean {
  return (
    isNumerator(sentence, figure) ||
    keyAt(sentence.tokens, figure.end) === '#' ||
    isTable(sentence, figure) ||
    isOfUs(sentence, figure) ||
    (isLabelled(sentence, figure) && !isToTheCent(figure)) ||
    isRated(sentence, figure) ||
    isLabelledToo(sentence, figure) ||
    isLoneOne(sentence, figure) ||
    isEvery(sentence, figure) ||
    isAll(sentence, figure) ||
    isHouseNumber(sentence, figure) ||
    hasNumberEnding(sentence, figure)
  )
}

/** '2 kilos', '3 km y medio': not a price to the cent before a word that is hardly a unit. */
function isMeasured(sentence: Sentence, figure: Figure): boolean {
  const isHalf = isAt(sentence, figure.end, 'half') && !isOwnHalf(sentence, figure)
  const unitAt = isHalf ? after(sentence, figure.end) : figure.end
  if (figure.currency !== null || !isMeasure(sentence, unitAt)) return false
  const isNoUnit =
    isAt(sentence, unitAt, 'dayUnit') || senseAt(sentence, unitAt, 'measure')?.value === 'place'
  return !(isToTheCent(figure) && isNoUnit && !sentence.tokens[unitAt]?.glued)
}

/** '1/2': above the stroke of a fraction. */
function isNumerator({ tokens }: Sentence, { end }: Figure): boolean {
  return keyAt(tokens, end) === '/' && tokens[end + 1]?.kind === 'number'
}

/** 'talle 42', 'mesa 5': what a word before it says that it names. */
function isLabelled(sentence: Sentence, figure: Figure): boolean {
  const last = before(sentence, figure.start)
  return (
    isAt(sentence, last, 'label') &&
    !isPaidBill(sentence, last) &&
    !isThingOf(sentence, last) &&
    !isTakingBack(sentence, last) &&
    !isPricedThing(sentence, last, figure) &&
    !isAt(sentence, figure.end, 'each') &&
    !isOrdinalEnding(sentence, last - 1) &&
    !isListedAlike(sentence, last, figure)
  )
}

/** 'Pagué el tel': what names a number elsewhere is the bill that was paid. */
function isPaidBill(sentence: Sentence, label: number): boolean {
  const last = before(sentence, label)
  const verb = isAt(sentence, last, 'article') ? before(sentence, last) : last
  return senseAt(sentence, label, 'label')?.value === 'bill' && isAt(sentence, verb, 'spend')
}

/** '5th', '3º', '19"'. */
function hasNumberEnding(sentence: Sentence, { end }: Figure): boolean {
  const { tokens } = sentence
  const ending = keyAt(tokens, end) === '.' && keyAt(tokens, end + 1) === 'º' ? end + 1 : end
  const isEnding = isParticle(sentence, ending, 'numberEnding') || /^[º°"]$/.test(keyAt(tokens, ending))
  return tokens[ending]?.glued === true && isEnding
}

/** 'Pollo 4200 y medio kilo de pan': half of one, where so many would stand in the plural ('dos y medio kilos'). */
function isOwnHalf(sentence: Sentence, { end, readings }: Figure): boolean {
  const unit = after(sentence, end)
  return (readings[0] ?? 0) > 100 && !/s$/.test(keyAt(sentence.tokens, unit))
}

/** 'sesión 4 de 10, 90', 'day 2 of 5: 18': which one of how many, where another number can be the price. */
function isOneOf(sentence: Sentence, { start, end, raw }: Figure): boolean {
  const { tokens, marks } = sentence
  if (raw === null || raw.length > 2) return false
  const isPair = (which: number) => {
    const [one, , all, next] = tokens.slice(which, which + 4)
    const [first, last] = [Number(one?.key), Number(all?.key)]
    const ends =
      next?.kind !== 'word' || (marks[which + 3]?.senses.some(({ type }) => type === 'preposition') ?? false)
    return first <= last && last < 61 && isParticle(sentence, which + 1, 'outOf') && ends
  }
  return (isPair(start) || isPair(end - 3)) && tokens.filter(({ kind }) => kind === 'number').length > 2
}

/** '280, we were four': how many there were, beside a price. */
function isOfUs(sentence: Sentence, { start, readings: [value = 0] }: Figure): boolean {
  return value <= 2000 && hasOtherNumber(sentence, start) && isParticleBefore(sentence, start, 'weWere')
}

/** 'a los 45+2': behind what labels it, a sum of minutes. */
function isPlainSum({ tokens }: Sentence, { start, end, currency }: Figure): boolean {
  return currency === null && end === start + 3 && tokens[start + 1]?.key === '+'
}

/** 'flight UA 482 $212': two capitals that no book knows and a bare number, where another one can be the price. */
function isFlight(sentence: Sentence, { start, raw, firm }: Figure): boolean {
  const { text, tokens, marks } = sentence
  if (firm || start === 0 || marks[start - 1] !== null) return false
  const carrier = text.slice(tokens[start - 1]?.start, tokens[start - 1]?.end)
  const others = hasOtherNumber(sentence, start)
  const thing = before(sentence, start - 1)
  const isTravel = /^(transport|travel)$/.test(senseAt(sentence, thing, 'kind')?.value ?? '')
  const flies = isTravel || isAt(sentence, thing, 'label', 'weakLabel')
  const coded = /^[A-Z]{2}$/.test(carrier) && /^\d{2,4}$/.test(raw ?? '')
  return others && flies && coded && carrier !== 'XL'
}

/** '75011 Paris': five digits and a name, where so much money would be grouped. */
function isPostcode({ text, tokens, context }: Sentence, { raw, end, firm }: Figure): boolean {
  const name = text.slice(tokens[end]?.start, tokens[end]?.end)
  return !firm && isDear(context.currency) && /^\d{5}$/.test(raw ?? '') && /^\p{Lu}\p{Ll}/u.test(name)
}

/** 'w', 'm' and 'un' measure only what they are glued to: '64.350 w credit card' is a price; 'metrô' is a train. */
function isMeasure(sentence: Sentence, start: number): boolean {
  const at = sentence.tokens[start]?.key === 'more' ? start + 1 : start
  const unit = sentence.tokens[at]
  if (leadsDay(sentence, at)) return false
  if (sentence.text[(unit?.end ?? 0) - 1] === 'ô') return false
  if (unit?.glued && isParticle(sentence, at, 'pieceGlued')) return true
  return isAt(sentence, at, 'measure') && (unit?.glued === true || !isAt(sentence, at, 'preposition'))
}

/** 'saqué un 9', 'fue un 7', 'calça o 36', but 'una 7,99 y otra 12,99': an article before a bare figure names it; in English it may be a note. */
function isRated(sentence: Sentence, { start, raw }: Figure): boolean {
  if (raw === null || sentence.language === 'en') return false
  if (/[.,]\d\d$/.test(raw) && hasOtherNumber(sentence, start)) return false
  const last = before(sentence, start)
  if (isAt(sentence, last, 'one')) return sentence.tokens[last]?.glued !== true
  const [to, article] = [keyAt(sentence.tokens, start - 2), keyAt(sentence.tokens, start - 1)]
  const named = sentence.language === 'pt' ? article === 'o' : /^(el|la)$/.test(article)
  if (named && (last === start - 1 || sentence.tokens[last]?.key === 'de')) return true
  return to === 'a' && article === 'los'
}

/** 'les deux', 'pour nous quatre', 'los 2 fueron ayer': so many of what was named, and no word that says of what. */
export function isAll(sentence: Sentence, { start, end, raw, readings }: Figure): boolean {
  const { tokens } = sentence
  const ends =
    tokens[end] === undefined ||
    tokens[end].kind === 'break' ||
    isAt(sentence, end, 'preposition', 'day', 'weekday', 'dayBefore')
  const isTold = isAt(sentence, end, 'was', 'payer', 'pronoun')
  const small = (raw === null || (isTold && raw.length === 1)) && (readings[0] ?? 0) <= 1200
  return (ends || isTold) && small && isParticle(sentence, start - 1, 'all')
}

/** 'tailles 38 et 40': joined to a number that a label names, where another one can be the price. */
function isLabelledToo(sentence: Sentence, { start, end }: Figure): boolean {
  const { tokens } = sentence
  const joined = isAt(sentence, start - 1, 'and', 'or') && tokens[start - 2]?.kind === 'number'
  return (
    joined &&
    isAt(sentence, before(sentence, start - 2), 'label') &&
    tokens.some(({ kind }, at) => kind === 'number' && at >= end)
  )
}

/** 'the vet one': nothing that was paid. */
function isLoneOne(sentence: Sentence, { start, raw, readings }: Figure): boolean {
  return (
    raw === null && readings[0] === 100 && !isAt(sentence, before(sentence, start), 'spend', 'cost', 'total')
  )
}

/** 'Av. Corrientes 3456': a street and its name before the number. */
function isHouseNumber(sentence: Sentence, { start, raw }: Figure): boolean {
  if (raw === null || !/^\d{1,5}$/.test(raw)) return false
  for (let at = start - 1; at >= Math.max(0, start - 5); at--) {
    if (senseAt(sentence, at, 'label')?.value === 'street') return true
    if (sentence.tokens[at]?.kind !== 'word' || isAt(sentence, at, 'spend', 'cost')) return false
  }
  return false
}

/** 'luz 100 dia 5': the word of days belongs to the number behind it. */
function leadsDay(sentence: Sentence, at: number): boolean {
  const next = after(sentence, at)
  return (
    isAt(sentence, at, 'dayBefore') &&
    (sentence.tokens[next]?.kind === 'number' || isAt(sentence, next, 'number'))
  )
}

/** '8 em 8 horas', '3 o 4 días': the first number counts what the second one does. */
function isEvery(sentence: Sentence, { end, start }: Figure): boolean {
  const second = after(sentence, end)
  const same = sentence.tokens[second]?.key === sentence.tokens[start]?.key
  return (
    (same || isAt(sentence, end, 'or')) &&
    sentence.tokens[second]?.kind === 'number' &&
    isMeasure(sentence, second + 1)
  )
}

/** 'o de 40 de ontem era 45': an earlier expense is called by its amount. */
function isCalledByAmount(sentence: Sentence): boolean {
  const of = after(sentence, 0)
  const isCalled = isAt(sentence, 0, 'article', 'target') && isAt(sentence, of, 'of')
  return isCalled && sentence.tokens[after(sentence, of)]?.kind === 'number'
}

/** 'con un billete de 1000'; an old price ('antes salía 500') only where the message also tells the real one. */
export function isTendered(sentence: Sentence, figure: Figure): boolean {
  const at = before(sentence, figure.start)
  const tender = senseAt(sentence, at, 'tender')
  if (isAt(sentence, at, 'with') && isAt(sentence, before(sentence, at), 'spend'))
    return (
      sentence.present.has('income') && sentence.tokens.filter(({ kind }) => kind === 'number').length > 1
    )
  const opens =
    at === 0 ||
    isAt(sentence, before(sentence, at), 'not') ||
    isSaidInstead(sentence, at) ||
    isCalledByAmount(sentence)
  if (tender === undefined || (tender.value === 'soft' && (opens || isAt(sentence, figure.end, 'or'))))
    return false
  return tender.value !== 'soft' || isToldBeside(sentence, figure)
}

/** Whether another number is told, typed or, where this one is said in words, in words. */
function isToldBeside(sentence: Sentence, { start, end, raw }: Figure): boolean {
  return sentence.tokens.some(({ kind }, at) => {
    const isOther = at < start || at >= end
    return isOther && (kind === 'number' || (raw === null && isAt(sentence, at, 'number', 'times')))
  })
}

/** 'não era 300 era 30': the same word as before a number that is denied. */
function isSaidInstead(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  return tokens.some(
    ({ key }, first) =>
      first > 0 && first < at && key === tokens[at]?.key && isAt(sentence, first - 1, 'not'),
  )
}
