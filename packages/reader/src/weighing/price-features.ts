import { chunksOf } from '../message/chunk.ts'
import { hasContent } from '../message/content.ts'
import type { ClaimedMessage } from '../numbers/claims.ts'
import { amountOf, type Figure, isToTheCent } from '../numbers/figure.ts'
import { combineHashes, FeatureSet, signOf } from './hashing.ts'
import { dearnessOf, signsAt, spellingAt } from './signs.ts'

/** The number of hash buckets for the features of a figure. */
export const priceSize = 2 ** 15

const collected = new FeatureSet(priceSize)

/** The number of tokens on either side of a figure that are examined. */
const reach = 3

/** The largest value at which a figure probably counts what is next to it. */
const mostCounted = 31

/**
 * Returns, for each figure of a message, the features that tell prices from numbers that count, measure or name: its
 * form, its size compared with the others, whether it is their sum or product, and the tokens around it.
 */
export function priceFeaturesOf(message: ClaimedMessage): (readonly number[])[] {
  const values = message.figures.map(amountOf)
  const places = placesOf(message)
  const line = lineOf(message)
  return message.figures.map((figure, index) => {
    const form = signOf(formOf(figure))
    collected.begin()
    const add = (feature: number) => collected.add(feature)
    const addWithForm = (names: readonly string[]) => {
      for (const sign of names.map(signOf)) {
        add(sign)
        add(combineHashes(form, sign))
      }
    }
    for (const sign of signsOfFigure(message, figure)) add(signOf(sign))
    addWithForm(signsAmong(message.figures, values, index))
    addWithForm(signsOfLine(message, line, index))
    addWithForm(signsOfPlaces(places, index))
    addAround(message, figure, add)
    for (const { side, step } of sides) {
      const other = message.figures[index + step]
      if (other)
        for (const feature of featuresBetween(message, figure, other)) add(combineHashes(side, feature))
    }
    return collected.features
  })
}

/** Adds the features of the tokens on both sides of a figure, and their combinations. */
function addAround(message: ClaimedMessage, figure: Figure, add: (feature: number) => void): void {
  const before = signsBeside(message, figure.start - 1, -1, figure, add)
  const behind = signsBeside(message, figure.end, 1, figure, add)
  for (const sign of before[0] ?? [])
    for (const next of behind[0] ?? []) add(combineHashes(combineHashes(sign, next), both))
  for (const [near = [], far = []] of [before, behind])
    for (const sign of near) for (const next of far) add(combineHashes(sign, next))
}

/** Returns the form of a figure: marked as money, with cents, in words, with separators, or by its number of digits. */
export function formOf(figure: Figure): string {
  const { firm, raw } = figure
  if (firm) return 'money'
  if (isToTheCent(figure)) return 'cents'
  return raw === null ? 'said' : /\D/.test(raw) ? 'parted' : `digits:${raw.length}`
}

function signsOfFigure({ sentence }: ClaimedMessage, figure: Figure): string[] {
  const value = amountOf(figure) / 100
  const dear = `dear:${dearnessOf(figure, sentence.context)}`
  const form = formOf(figure)
  const signs = [form, dear, dear + form, sentence.language]
  if (Number.isInteger(value) && value <= mostCounted) signs.push(`value:${value}`)
  if (/^(19|20)\d\d$/.test(figure.raw ?? '')) signs.push('year')
  if (value % 10 === 0) signs.push('tens')
  if (value % 100 === 0) signs.push('hundreds')
  return signs
}

/**
 * Returns the position of each figure in its clause: what separates the clause from the one before, whether a thing is
 * named on either side, and whether it is the only figure and ends the clause.
 */
function placesOf(message: ClaimedMessage): string[] {
  const chunks = chunksOf(message)
  return message.figures.map((figure) => {
    const chunk = chunks.find(({ figures }) => figures.includes(figure))
    if (chunk === undefined) return ''
    const before = hasContent(message, chunk.start, figure.start)
    const behind = hasContent(message, figure.end, chunk.end)
    const alone = chunk.figures.length === 1
    return `${chunk.opening} ${before} ${behind} ${alone} ${figure.end >= chunk.end}`
  })
}

/**
 * Returns whether there are meaningful words before the first figure, between each figure and the next, and after the
 * last.
 */
function lineOf(message: ClaimedMessage): readonly boolean[] {
  const { figures, sentence } = message
  const ends = [0, ...figures.map(({ end }) => end)]
  const starts = [...figures.map(({ start }) => start), sentence.tokens.length]
  return ends.map((end, at) => hasContent(message, end, starts[at] ?? end))
}

/**
 * Returns the signs of how the message as a whole is built: 'gas 71 power 94 water 33' names a thing before each of
 * its prices and none after the last.
 */
function signsOfLine({ figures }: ClaimedMessage, line: readonly boolean[], index: number): string[] {
  const [first, last] = [line[0], line.at(-1)]
  const amid = line.slice(1, -1)
  const kind = `${first} ${last} ${amid.every(Boolean)} ${amid.some(Boolean)}`
  const certain = figures.every((each, at) => at === index || each.firm || isToTheCent(each))
  return [
    `line ${kind}`,
    `line ${kind} ${certain}`,
    `line ${kind} ${Math.min(4, figures.length)} ${index === 0} ${index === figures.length - 1}`,
  ]
}

function signsOfPlaces(places: readonly string[], index: number): string[] {
  const [last = 'none', own = '', next = 'none'] = [places[index - 1], places[index], places[index + 1]]
  return [`in ${own}`, `in ${own} before ${next}`, `in ${own} behind ${last}`]
}

/** Returns the signs of a figure compared with the other figures of the message. */
function signsAmong(figures: readonly Figure[], values: readonly number[], index: number): string[] {
  const value = values[index] ?? 0
  const others = values.filter((_, at) => at !== index)
  const rest = figures.filter((_, at) => at !== index)
  const most = Math.max(...others)
  const place = index === 0 ? 'first' : index === others.length ? 'last' : 'amid'
  const marked = `${rest.some(({ firm }) => firm)} ${rest.some(isToTheCent)}`
  const ratio = Math.floor(Math.log10(most / Math.max(value, 1)) * 2)
  const signs = [
    `of:${Math.min(others.length, 4)}`,
    `${place}${others.length === 1}`,
    value >= most ? 'most' : value <= Math.min(...others) ? 'least' : 'between',
    `beside ${marked}`,
    `${value >= most} ${marked}`,
    `ratio:${Math.max(-6, Math.min(6, ratio))}`,
  ]
  const sum = others.reduce((total, other) => total + other, 0)
  if (others.length > 1 && sum === value) signs.push('sum')
  if (others.some((other) => others.length > 1 && sum - other + value === other)) signs.push('part')
  const isFew = (whole: number, part: number) => whole > part && whole % part === 0 && whole / part <= 12
  if (others.some((other) => isFew(value, other))) signs.push(`multiple:${others.length}`)
  if (others.some((other) => isFew(other, value))) signs.push(`divides:${others.length}`)
  if (others.includes(value)) signs.push(`again:${index < values.lastIndexOf(value)}`)
  if (others.some((other, at) => others.includes(value - other, at + 1))) signs.push('sum of two')
  if (others.some((other, at) => others.includes((value * 100) / other, at + 1))) signs.push('product')
  if (others.some((other, at) => isElsewhere(others, (value * other) / 100, at))) signs.push('factor')
  return signs
}

/** Whether a value stands at another place of a list than this one. */
function isElsewhere(values: readonly number[], value: number, place: number): boolean {
  return values.includes(value, place + 1) || values.slice(0, place).includes(value)
}

/**
 * Returns the features of a figure that come from the next or previous one: both forms, the relation of their values,
 * and the tokens around them.
 */
function featuresBetween(message: ClaimedMessage, figure: Figure, other: Figure): number[] {
  const form = signOf(formOf(figure))
  const relation = signOf(relationOf(amountOf(figure), amountOf(other)))
  const features = [relation, combineHashes(signOf(formOf(other)), form)]
  for (const { side, own, its } of [
    { side: sides[0].side, own: figure.start - 1, its: other.start - 1 },
    { side: sides[1].side, own: figure.end, its: other.end },
  ]) {
    const signs = signsAt(message, own).map((sign) => combineHashes(side, sign))
    for (const sign of signs) features.push(combineHashes(sign, relation))
    for (const sign of signsAt(message, its)) {
      const there = combineHashes(combineHashes(side, sign), beside)
      features.push(
        there,
        combineHashes(there, form),
        combineHashes(there, relation),
        ...signs.map((mine) => combineHashes(there, mine)),
      )
    }
    features.push(combineHashes(combineHashes(side, spellingAt(message.sentence, its).whole), beside))
  }
  return features
}

/** Returns the relation of two values: which is larger, and by how much. */
function relationOf(value: number, other: number): string {
  if (value === other) return 'same'
  const ratio = Math.max(value, other) / Math.min(value, other)
  const size = ratio % 1 === 0 ? 'times' : ratio > 10 ? 'far' : ratio < 1.5 ? 'near' : 'some'
  return `${size} ${value > other}`
}

/** Adds the features of the tokens on one side of a figure, and returns the signs of each position, nearest first. */
function signsBeside(
  message: ClaimedMessage,
  from: number,
  step: -1 | 1,
  figure: Figure,
  add: (feature: number) => void,
): (readonly number[])[] {
  const { sentence, claims } = message
  const { tokens } = sentence
  const all: (readonly number[])[] = []
  const form = signOf(formOf(figure))
  const value = Math.floor(amountOf(figure) / 100)
  for (let far = 1; far <= reach; far++) {
    const at = from + (far - 1) * step
    const token = tokens[at]
    const place = combineHashes(step, far)
    const isAmount = claims[at] === 'amount'
    const word = isAmount ? amount : token === undefined ? edge : spellingAt(sentence, at).whole
    add(combineHashes(place, word))
    if (far < reach) add(combineHashes(step, word))
    if (far === 1) {
      add(combineHashes(combineHashes(step, word), form))
      if (value <= mostCounted) add(combineHashes(combineHashes(step, word), value))
    }
    const signs = signsAt(message, at)
    all.push(signs)
    for (const sign of signs) {
      add(combineHashes(place, sign))
      if (far === 1) add(combineHashes(combineHashes(place, sign), form))
    }
    if (token === undefined || isAmount) break
    if (far === 1 && step === 1 && token.kind === 'word') {
      if (token.glued) add(signOf('glued'))
      if (token.key.endsWith('s')) add(signOf('plural'))
    }
  }
  return all
}

const amount = signOf('as amount')
const edge = signOf('edge')
const both = signOf('both')
const beside = signOf('beside')
const sides = [
  { side: signOf('ahead'), step: -1 },
  { side: signOf('behind'), step: 1 },
] as const
