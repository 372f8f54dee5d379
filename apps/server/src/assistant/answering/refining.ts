import { bare } from '../saying.ts'

/** What begins what a question is to be narrowed to, or was meant to be about, in every language. */
const begins =
  /^\s*(?:(?:no|não|nao|non)[\s,]+)?(?:(?:digo|quise decir|quiero decir|i mean|i meant|quero dizer|quis dizer|je veux dire|je voulais dire|solo|sólo|solamente|just|only|só|so|somente|apenas|seulement|juste|uniquement)[\s,]+)+/iu
/** 'No, last month': a plain no may begin it, too. */
const denies = /^\s*(?:no|não|nao|non)\s*,\s*/iu
/** Everybody in the household. */
const allOfUs =
  /^(nosotros( dos)?|(entre )?los dos|entre nosotros|juntos|together|a nous deux|nos dois juntos|nosotros juntos|us together|nous deux ensemble|las dos|todos|entre todos|us( two)?|both of us|all of us|everyone|nos dois|nos duas|nos|todos nos|nous( deux| tous)?|tout le monde)$/

/** What is left of a message behind such a beginning: 'last month' of 'no, I meant last month'; null for others. */
export function refined(text: string): string | null {
  const beginning = begins.exec(text) ?? denies.exec(text)
  const rest = beginning
    ? text
        .slice(beginning[0].length)
        .replace(/[?!.]+$/u, '')
        .trim()
    : ''
  return rest === '' ? null : rest
}

/** All of what was asked about a part of. */
const inTotal = /^((en|no|in|au|ao) )?(total(es)?|todo|tudo|all|tout)$|^(altogether|overall|en tout)$/
/** Of what was told last. */
const ofThat =
  /\b(de (eso|ahi|esos)|disso|desse (valor|total)|of (that|it|those)|(de|sur) (ca|cela)|la dessus)\b/

/** What it was spent on by who was asked about, who is not named again. */
const itsThings =
  /^((y|e|and|et) )?((en )?que (compro|gasto|pago)|(o que|no que|em que) ((ele|ela) )?(comprou|gastou|pagou)|(what|on what) did (he|she|they) (buy|spend( it| that)?( on)?)|(il|elle) a achete quoi|qu a t (il|elle) achete)$/

/** Whether a question is what somebody bought who is not named: 'qué compró?' */
export function asksItsThings(text: string): boolean {
  return itsThings.test(bare(text))
}

/** Whether words mean all that was spent. */
export function saysInTotal(words: string): boolean {
  return inTotal.test(bare(words))
}

/** Whether a question is about a part of what was told last: 'y cuánto de eso fue Kevin?' */
export function saysOfThat(text: string): boolean {
  return ofThat.test(bare(text))
}

/** What the writer noted, in every language. */
const mine =
  /^((lo|los|las) )?mi[oa]s?$|^((o|os|as?) )?(meus?|minhas?)$|^(mine|my own|my ones)$|^(le|la|les) (mien|mienne)s?$/

/** Whether words mean what the writer noted. */
export function saysMine(words: string): boolean {
  return mine.test(bare(words))
}

/** Whether words mean the whole household. */
export function saysAllOfUs(words: string): boolean {
  return allOfUs.test(bare(words))
}
