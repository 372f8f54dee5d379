import { after, isAt, type Sentence, senseAt } from './sentence.ts'
import { keyAt } from './text.ts'

/** Whether, as in 'babysitter Fri', a short name of a day that is no other word in English, and 'Sat' at the end of a clause. */
export function isNoWord({ tokens, text, language }: Sentence, at: number): boolean {
  if (language !== 'en') return false
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (/^(tue|wed|thu|fri)$/.test(token?.key ?? '')) return true
  return (
    at > 0 && /^\p{Lu}\p{Ll}/u.test(text.slice(token?.start)) && (next === undefined || next.kind === 'break')
  )
}

/** Whether a part of the day stands there: 'fri nite', 'sat am'. */
export function isEvening({ tokens, language }: Sentence, at: number): boolean {
  return language === 'en' && /^(nights?|nite|evening|morning|afternoon|am|pm|eve)$/.test(keyAt(tokens, at))
}

/** Whether what stands there makes it, as 'Sunday papers', a thing that is called by its day, whenever it was bought. */
export function isOfWeekday({ tokens, language }: Sentence, at: number): boolean {
  return language === 'en' && /^(papers?|roasts?|times|school|league)$/.test(keyAt(tokens, at))
}

/** "we'd been paying", 'judo de Sam', 'segunda cuota', 'de segunda mão': what only looks like the name of a day. */
export function isOtherWord({ tokens, text, language }: Sentence, at: number, spoken: string): boolean {
  const [token, next] = [tokens[at], keyAt(tokens, at + 1)]
  const written = text.slice(token?.start, token?.end)
  if (/['’]/.test(written) && written.length === 4) return true
  if (written === 'Sam' && /^(de|d|avec|pour|a|chez|et)$/.test(keyAt(tokens, at - 1))) return true
  const lead = keyAt(tokens, at - 1)
  if (lead === 'de' && /^(carne|madeira)$/.test(keyAt(tokens, at - 2))) return true
  // 'los lunes son así': all of them.
  if (/^(los|as|aos)$/.test(lead)) return true
  if (!/^(segunda|terca|quarta|quinta|sexta)$/.test(token?.key ?? '') || next === 'feira' || next === '-')
    return false
  const counted =
    /^d[ea]s?$/.test(next) && /^(duas|tres|quatro|cinco|seis|oito|dez|doze|\d+)$/.test(keyAt(tokens, at + 2))
  return (
    counted ||
    language !== spoken ||
    ordinalThings.test(next) ||
    (lead === 'a' && tokens.some(({ kind }) => kind === 'number') && !ranged.test(keyAt(tokens, at - 2)))
  )
}

const ranged = /^(segunda|terca|quarta|quinta|feira)$/
const ordinalThings =
  /^(maos?|vias?|parcelas?|prestac(ao|oes)|mensalidades?|cotas?|sess(ao|oes)|doses?|vez|vezes|rodadas?|chance|linha|classe|temporada|edicao|etapa|fase|metade|leva|demao)$/

/** 'seg café 4 / ter café 5', 'sex 21 de cerveja sab 34': short names of several days, each at the head of its part. */
export function isListed(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  const heads = (index: number) => {
    const next = tokens[index + 1]?.kind ?? 'break'
    if (next === 'break' || senseAt(sentence, index, 'weekday')?.language !== sentence.language) return false
    return next === 'number' || tokens[index - 1]?.kind !== 'word'
  }
  return heads(at) && tokens.some(({ key }, index) => key !== tokens[at]?.key && heads(index))
}

/** 'à la mer', 'in the sun': the article of a thing, not of a day. */
export function isThing({ tokens }: Sentence, at: number): boolean {
  return /^(la|the)$/.test(keyAt(tokens, at))
}

/** 'daycare 310 Mon', 'coffee 3 (sat)': right behind a price, and nothing more. */
export function isTrailing({ tokens }: Sentence, at: number): boolean {
  const bracket = tokens[at - 1]?.key === '('
  const next = tokens[at + 1]
  const ends = bracket ? next?.key === ')' : next === undefined || next.kind === 'break'
  return ends && tokens[bracket ? at - 2 : at - 1]?.kind === 'number'
}

/** 'Sat: market 41', 'sex pão 8', 'sat 12 parking': a short name of a day is believed where it heads what was bought on it. */
export function isHeading(sentence: Sentence, at: number): boolean {
  if (isAt(sentence, at + 1, 'spendHe', 'payer', 'spend')) return false
  const { tokens } = sentence
  const opens = at === 0 || tokens[at - 1]?.kind === 'break'
  if (!opens || tokens[at + 1]?.key === ':' || !/^(sun|sat|mer|jeu|mar|ter|sex)$/.test(keyAt(tokens, at)))
    return opens
  const priced = tokens[at + 1]?.kind === 'number' && keyAt(tokens, at) !== 'ter'
  const thing = priced ? (isAt(sentence, at + 2, 'of') ? at + 3 : at + 2) : at + 1
  const costs = priced || tokens[after(sentence, thing)]?.kind === 'number'
  const kind = senseAt(sentence, thing, 'kind')?.value ?? ''
  return costs && at === 0 && !/^(mar|jeu)$/.test(keyAt(tokens, at)) && bought.test(kind)
}

const bought = /^(food|groceries|transport|entertainment)$/

/** 'sab: pan 300': a colon right behind. */
export function isColon({ tokens }: Sentence, at: number): boolean {
  return (at === 0 || tokens[at - 1]?.kind === 'break') && tokens[at + 1]?.key === ':'
}
