import { isContentAt } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import { isName, memberAt } from '../words/member-names.ts'
import { isParticle } from '../words/particle.ts'
import { after, has, isAt, isProperAt, type Sentence, type Stretch } from '../words/sentence.ts'

/**
 * Leaves out the person who was paid, if what for follows: 'le pagué 350 a doña Lupita por la limpieza', 'paid Mrs Jones
 * 40 for the cleaning'. Somebody who is called by their work stays: 'le di 5000 al jardinero por el pasto'.
 */
export function withoutRecipient(scan: Scan, matter: Stretch[]): Stretch[] {
  const { sentence } = scan
  const [own, ...others] = matter
  if (own === undefined || !isAt(sentence, own.start, 'spend', 'me', 'pronoun', 'method')) return matter
  let isNamed = false
  for (let at = own.start; at < own.end; at = after(sentence, at)) {
    const isFor = isNamed && isParticle(sentence, at, 'for', 'madeFor')
    if (isFor && has(sentence, { start: at + 1, end: own.end }, 'kind'))
      return [{ start: at + 1, end: own.end }, ...others]
    if (isPersonAt(sentence, at)) isNamed = true
    else if (isContentAt(scan, at) && !isTitle(sentence, at)) return matter
  }
  return matter
}

/** Whether somebody outside the household is named; what a member gets may be no expense. */
function isPersonAt(sentence: Sentence, at: number): boolean {
  if (memberAt(sentence, at) !== null) return false
  if (isAt(sentence, at, 'kind', 'countable'))
    return isParticle(sentence, at, 'firstName') && isProperAt(sentence, at)
  const isUnknown = sentence.marks[at] === null && isProperAt(sentence, at)
  const isChild = isParticle(sentence, at, 'children', 'child')
  return isUnknown || isChild || isAt(sentence, at, 'family', 'stranger') || isName(sentence, at)
}

/** Whether a title or an unknown word stands right before a name: 'doña Lupita', 'Mrs Jones'. */
function isTitle(sentence: Sentence, at: number): boolean {
  const mayLead = sentence.marks[at] === null || isParticle(sentence, at, 'title')
  return mayLead && isPersonAt(sentence, at + 1)
}
