import { isContentAt } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import type { Segment } from '../message/segment.ts'
import type { Candidate, Purchase } from '../prices/candidate.ts'
import { isName, memberAt } from '../words/member-names.ts'
import { isParticle, isParticleAlone, particleEnd, phraseStart } from '../words/particle.ts'
import { after, isAt, isCapitalAt, type Sentence, textOf } from '../words/sentence.ts'
import { fold } from '../words/text.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

/**
 * Returns the expenses in order. One that is named only by its direction or by whom it is for ('uber 14 ida e 17
 * volta', 'museo adulto 360, niño 120'), or is another of the same thing ('la de Ana'), takes the category of the one
 * before it and the thing's name.
 */
export function inheritCategories(candidates: readonly Candidate[], vocabulary: Vocabulary): Candidate[] {
  let last: Candidate | null = null
  return candidates.map((each) => {
    const { purchase, another } = each
    const isOne = another !== null && last !== null
    const alike =
      isOne || (last !== null && purchase.categoryKind === null && isSame(purchase.description, vocabulary))
    last =
      alike && last !== null
        ? {
            ...each,
            isOfHousehold: last.isOfHousehold,
            purchase: {
              ...purchase,
              description: called(
                base(last.purchase.description, vocabulary),
                another ?? purchase.description,
              ),
              categoryId: last.purchase.categoryId,
              categoryKind: last.purchase.categoryKind,
            },
          }
        : each
    return last
  })
}

/** Files the same thing for different people in one category: 'swim lessons for Rory', 'swim lessons for Ruby'. */
export function filedForAll(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((each) => {
    const thing = withoutOwner(each.purchase.description)
    const first = candidates.find(({ purchase }) => withoutOwner(purchase.description) === thing)
    if (first === undefined || thing === each.purchase.description) return each
    const { categoryId, categoryKind } = first.purchase
    return { ...each, purchase: { ...each.purchase, categoryId, categoryKind } }
  })
}

/**
 * Files an extra that would be a meal, or nothing, with the purchase before it, unless that is food or it is a tip:
 * 'estantería 79,99 y envío 9'.
 */
export function filedWithPurchase(candidates: readonly Candidate[], vocabulary: Vocabulary): Candidate[] {
  return candidates.map((each, index) => {
    const { purchase } = each
    const bought = candidates[index - 1]?.purchase
    const name = fold(purchase.description)
    const isExtra = vocabulary.particles('extra').has(name) && !vocabulary.particles('tip').has(name)
    const mayBeMeal = purchase.categoryKind === 'food' || purchase.categoryKind === null
    if (!isExtra || !mayBeMeal || bought === undefined || bought.categoryKind === 'food') return each
    const { categoryId, categoryKind } = bought
    return { ...each, purchase: { ...purchase, categoryId, categoryKind } }
  })
}

/** Joins a thing and the words that tell which one: "Thandi's phone", 'celular de Ana'. */
function called(thing: string, which: string): string {
  return isOwners(which) ? `${which} ${thing.replace(/^my /i, '')}` : `${thing} ${which}`.trim()
}

/** Whether a description is only an owner: "Thandi's", "my mum's". */
function isOwners(which: string): boolean {
  return /^(?:my )?\p{L}+['’]s$/iu.test(which)
}

/** Removes the owner from a description: 'sapato' for 'sapato do Théo', 'shoes' for 'shoes for Liam'. */
function withoutOwner(description: string): string {
  return description.replace(/ (?:d[aeo]s?|del|de la|for|pour|para|pra|pro) \p{Lu}\S*$/u, '')
}

/**
 * Returns a description without its owner and without a last word that only tells which of several: 'uber' for 'uber
 * ida', 'sapato' for 'sapato do Théo'.
 */
function base(description: string, vocabulary: Vocabulary): string {
  const words = withoutOwner(description).split(' ')
  return isSame(words.at(-1) ?? '', vocabulary) ? words.slice(0, -1).join(' ') : words.join(' ')
}

/**
 * Returns the words that tell an expense from another of the same thing: 'el de ayer', 'la de Ana', 'and 15 for Leo',
 * '12 coming back'. Empty if nothing is left to add; null if it names a thing of its own.
 */
export function anotherIn(
  scan: Scan,
  { chunks }: Segment,
  { description, categoryKind }: Pick<Purchase, 'description' | 'categoryKind'>,
): string | null {
  const { sentence } = scan
  if (isOwners(description) && isOfOwner(sentence, chunks, categoryKind !== null)) return description
  const forWhom = forAnother(scan, chunks, categoryKind !== null)
  if (forWhom !== null && fold(forWhom).endsWith(` ${fold(description)}`)) return forWhom
  const [start, end] = leadToOne(scan, chunks)
  const isHere = chunks.some((chunk) => start >= chunk.start && end <= chunk.end)
  if (start < 0 || !isHere || categoryKind !== null) return null
  // 'El de ayer que fueron 640' (the one of yesterday, which came to 640).
  if (description === '' || isParticleAlone(sentence, description, 'what')) return ''
  const isSomebody = isSomebodyAt(sentence, end)
  const said = textOf(sentence, end, after(sentence, end))
  return isSomebody && isContentAt(scan, end) && fold(said) === fold(description)
    ? `${textOf(sentence, end - 1, end)} ${said}`
    : null
}

/**
 * Whether a segment begins with somebody: a member, a word for family, or an unknown capitalised word without a
 * category.
 */
function isOfOwner(sentence: Sentence, [chunk]: Segment['chunks'], isFiled: boolean): boolean {
  const first = chunk?.start ?? 0
  const owner = isAt(sentence, first, 'and') ? after(sentence, first) : first
  if (memberAt(sentence, owner) !== null || isAt(sentence, owner, 'family')) return true
  return !isFiled && sentence.marks[owner] === null && isCapitalAt(sentence, owner)
}

/**
 * Returns 'for Leo' directly after the price that ends the segment, if an earlier purchase was for somebody too; null
 * otherwise. An unknown word ('leo'), even one with a category, counts if the earlier one was for the writer.
 */
function forAnother({ sentence }: Scan, chunks: Segment['chunks'], isFiled: boolean): string | null {
  const { start = 0, end = 0, figures = [] } = chunks.at(-1) ?? {}
  const lead = figures.at(-1)?.end ?? end
  const name = lead + 1
  if (!isParticle(sentence, lead, 'for') || after(sentence, name) < end) return null
  const isUnknown = sentence.tokens[name]?.kind === 'word' && sentence.marks[name] === null
  const isNoThing =
    !isFiled || isUnknown || memberAt(sentence, name) !== null || isParticle(sentence, name, 'nameOrThing')
  const isKnown = isNoThing && isNamedAt(sentence, name)
  const isParallel = sentence.tokens.some(
    (_, at) =>
      at < start &&
      isParticle(sentence, at, 'for') &&
      ((isUnknown && particleEnd(sentence, at, 'forMe') > at) ||
        (isKnown && (particleEnd(sentence, at, 'forMe') > at || isNamedAt(sentence, at + 1)))),
  )
  return isParallel ? textOf(sentence, lead, after(sentence, name)) : null
}

/** Whether somebody is named, perhaps with an unknown word or a thing's: 'For Alfie', 'for Poppy'. */
function isNamedAt(sentence: Sentence, at: number): boolean {
  const mayBeName = sentence.marks[at] === null || isParticle(sentence, at, 'nameOrThing')
  return isSomebodyAt(sentence, at) || (mayBeName && isCapitalAt(sentence, at))
}

function isSomebodyAt(sentence: Sentence, at: number): boolean {
  return memberAt(sentence, at) !== null || isName(sentence, at) || isAt(sentence, at, 'family')
}

/**
 * Returns start and end of the words that lead to another of the same thing: 'la de', 'e da' directly before a name
 * and its price, or 'de' between a price and a name. The start is -1 if there are none.
 */
function leadToOne({ sentence, figures }: Scan, chunks: Segment['chunks']): [number, number] {
  const first = chunks[0]?.start ?? 0
  const of = isAt(sentence, first, 'and') ? after(sentence, first) : first
  const name = after(sentence, of)
  const isOf = of > first && isAt(sentence, of, 'of') && !isAt(sentence, name, 'kind')
  if (isOf && figures.some(({ start }) => start === after(sentence, name))) return [of, name]
  // '24,90 de Ana': the price comes first.
  const figure = figures.find(({ start, end }) => start === of && isAt(sentence, end, 'of'))
  const owner = figure ? after(sentence, figure.end) : -1
  if (figure && chunks[0]?.end === after(sentence, owner)) return [figure.end, owner]
  const start = phraseStart(sentence, 'theOneOf', first)
  return [start, particleEnd(sentence, start, 'theOneOf')]
}

/** Whether a description only tells which of several: 'a ida' (the way there), 'niño' (child), 'me'. */
function isSame(description: string, vocabulary: Vocabulary): boolean {
  const words = fold(description)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  const first = words.findIndex((word) => !vocabulary.particles('sameLead').has(word))
  return vocabulary.particles('same').has(words.slice(Math.max(first, 0)).join(' '))
}
