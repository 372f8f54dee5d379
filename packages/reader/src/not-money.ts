import { isToTheCent } from './figure.ts'
import type { Scan } from './scan.ts'
import { before, has, isAt, type Sentence } from './sentence.ts'
import { keyAt } from './text.ts'

/**
 * What bare numbers tell of when no price is certain: a score, a recipe, a blood pressure or the weather; null
 * when they may be prices. 'perhaps' is for numbers that are best asked about.
 */
export function notMoneyIn(scan: Scan): 'sure' | 'perhaps' | null {
  const { sentence, figures } = scan
  if (figures.some((figure) => (figure.firm && figure.readings.length === 1) || isToTheCent(figure)))
    return null
  if (
    isMeasuredOut(scan) ||
    isBaked(scan) ||
    isLeast(scan) ||
    isPressure(scan) ||
    isRank(scan) ||
    isSeat(scan) ||
    isSpan(scan) ||
    isMarked(scan) ||
    isCold(sentence) ||
    isFever(scan)
  )
    return 'sure'
  if (isPortioned(scan)) return 'perhaps'
  return isScore(scan)
}

const spoons = /^(tsp|tbsp|cups?|tazas?|cucharad(it)?as?|xicaras?|colher(es)?|cuilleres?|cac|cas)$/

/** '2 cups flour, 1 tsp salt, 350 for 40 mins': two measures and no certain price make a recipe. */
function isMeasuredOut({ sentence, claims, figures }: Scan): boolean {
  if (!sentence.tokens.some(({ key }) => spoons.test(key))) return false
  if (figures.every(({ end }) => spoons.test(keyAt(sentence.tokens, end)))) return true
  return claims.filter((claim, at) => claim === 'number' && isAt(sentence, at + 1, 'measure')).length > 1
}

/** 'forno 180 por 40 min', 'four à 180, 10 minutes': how hot and how long. */
function isBaked({ sentence: { tokens } }: Scan): boolean {
  const oven = tokens.some(({ key }) => /^(oven|bake|horno|hornear|forno|assar|four|cuire)$/.test(key))
  return oven && tokens.some(({ key }) => /^min(s|utos|utes)?$/.test(key))
}

/** '3 ovos, 2 xícaras de açúcar e 1 de óleo': no price is less than what is counted beside it. */
function isLeast({ sentence, claims, figures }: Scan): boolean {
  const { tokens } = sentence
  const counts = tokens.flatMap(({ kind, key }, at) => {
    const counted = claims[at] === 'number' || /...s$/.test(keyAt(tokens, at + 1))
    return kind === 'number' && counted && claims[at] !== 'day' ? Number(key) : []
  })
  const most = Math.max(...counts)
  const parted = figures.every(({ end }) => isAt(sentence, end, 'of'))
  return (
    counts.length > (parted ? 0 : 1) &&
    figures.every(({ raw }) => /^\d\d?$/.test(raw ?? '') && Number(raw) <= most)
  )
}

/** 'harina 200 g, 150 de azúcar', 'para el bizcocho: 250 de harina y 180 de azúcar': parts beside other parts. */
function isPortioned({ sentence, claims, figures }: Scan): boolean {
  const weighed = claims.some(
    (claim, at) =>
      claim === 'number' && isAt(sentence, at + 1, 'measure', 'countable') && !isAt(sentence, at - 1, 'of'),
  )
  const parts = figures.filter(({ end, raw }) => raw !== null && isAt(sentence, end, 'of'))
  return weighed && parts.length > 0 && parts.length === figures.length
}

/** 'BP 138 over 84', 'pressão 13 por 8', 'presión 14/9': the upper one by the lower one. */
function isPressure({ sentence }: Scan): boolean {
  if (!hasVital(sentence)) return false
  const { tokens } = sentence
  return tokens.some(({ key }, at) => {
    const joined = /^(over|por|sobre|sur|con|com|e|y|a|x|\/|-)$/.test(keyAt(tokens, at + 1))
    const [upper, lower] = [Number(key), Number(tokens[joined ? at + 2 : at + 1]?.key)]
    const small = upper >= 8 && upper <= 22 && lower >= 4 && lower <= 13
    return lower < upper && (small || (upper >= 80 && upper <= 220 && lower >= 40 && lower <= 130))
  })
}

/** Whether the message tells of something that a body or a meter shows. */
export function hasVital({ marks, present }: Sentence): boolean {
  return present.has('statement') && marks.some((mark) => mark?.senses.some(({ value }) => value === 'vital'))
}

/** 'came 4th out of 18', 'on a fini 4e sur 18', 'quedé tercero entre 200': a place among so many. */
function isRank({ sentence: { tokens }, figures }: Scan): boolean {
  return figures.some(({ start }) => {
    const among =
      tokens[start - 1]?.key === 'of'
        ? tokens[start - 2]?.key === 'out'
        : /^(sur|entre)$/.test(keyAt(tokens, start - 1))
    const place = tokens
      .slice(Math.max(0, start - 5), start)
      .some(({ key }) => /^(st|nd|rd|th|e|eme|º)$/.test(key))
    return among && place
  })
}

const seats =
  /^(platform|track|gate|coach|carriage|car|seat|row|voie|quai|voiture|place|siege|anden|via|coche|vagon|asiento|butaca|vagao|carruagem|poltrona|assento|lugar|plataforma|portao|linha|linea|line|ligne)$/

/** 'platform 4, car 27', 'comboio 7h48, linha 3': two places of a journey or a theatre, or one and an hour. */
function isSeat({ sentence: { tokens }, claims }: Scan): boolean {
  const places = tokens.filter(({ key }, at) => seats.test(key) && tokens[at + 1]?.kind === 'number').length
  return places > 1 || (places > 0 && claims.includes('time'))
}

/** '3 a 1 pro Mengão', 'exercícios 4 ao 9': from one small number to another, and nothing that was bought. */
function isSpan({ sentence, figures }: Scan): boolean {
  const [first, second] = figures
  if (first === undefined || second === undefined || figures.length > 2) return false
  const to = second.start === first.end + 1 && /^(ao?|al|to|au)$/.test(keyAt(sentence.tokens, first.end))
  const small = figures.every(({ raw }) => /^\d\d?$/.test(raw ?? ''))
  return to && small && !isAt(sentence, before(sentence, first.start), 'kind', 'countable')
}

/** 'tirou 9,5 em matemática', 'sacó un 8 en lengua': what one got at school. */
function isMarked({ sentence: { tokens }, figures }: Scan): boolean {
  return figures.some(({ start, readings: [mark = 0] }) => {
    const verb = tokens[/^una?$/.test(keyAt(tokens, start - 1)) ? start - 2 : start - 1]?.key ?? ''
    return mark <= 1000 && /^(tir(ou|ei|aste)|sac(o|aste))$/.test(verb)
  })
}

/** 'Louise fait 39,2 de fièvre': how warm somebody is. */
function isFever({ sentence, figures }: Scan): boolean {
  const warm = figures.length === 1 && /^(3[5-9]|4[0-2])[.,]\d$/.test(figures[0]?.raw ?? '')
  return warm && hasVital(sentence)
}

/** 'it's minus 2 out there'. */
function isCold({ tokens }: Sentence): boolean {
  return (
    /^(its|hace|fait|ta|esta|faz)$/.test(keyAt(tokens, 0)) &&
    tokens.some(({ key }) => /^(minus|moins|menos)$/.test(key))
  )
}

/** 'City 3 United 1, what a night': two names, each with a small number, and nothing parts them. */
function isScore(scan: Scan): 'sure' | 'perhaps' | null {
  const { sentence, figures } = scan
  const [first, second] = figures
  if (first === undefined || second === undefined || figures.length > 2) return null
  if (!figures.every(({ raw }) => /^\d$|^1\d$/.test(raw ?? ''))) return null
  const sides = [
    [0, first.start],
    [first.end, second.start],
  ] as const
  if (!sides.every(([start, end]) => isTeam(scan, start, end))) return null
  const known = sides.filter(([start, end]) => hasThing(sentence, start, end)).length
  const ends = second.end === sentence.tokens.length
  return known === 2 ? null : known === 0 || !ends ? 'sure' : 'perhaps'
}

/** One or two words, the first with a capital letter. */
function isTeam({ sentence }: Scan, start: number, end: number): boolean {
  const { tokens, text } = sentence
  const letter = text[tokens[start]?.start ?? 0] ?? ''
  const words = tokens.slice(start, end)
  return (
    words.length > 0 &&
    words.length < 3 &&
    words.every(({ kind }) => kind === 'word') &&
    letter !== letter.toLowerCase()
  )
}

function hasThing(sentence: Sentence, start: number, end: number): boolean {
  return has(sentence, { start, end }, 'kind', 'countable') || before(sentence, end) < start
}
