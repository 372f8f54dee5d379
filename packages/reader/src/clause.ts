import { isContentAt } from './content.ts'
import { isOwner } from './cues.ts'
import { isToTheCent } from './figure.ts'
import { inflectionAt } from './inflection.ts'
import { isName } from './payer.ts'
import type { Scan } from './scan.ts'
import type { Chunk, Segment } from './segment.ts'
import { after, before, has, isAt, type Sentence, senseAt } from './sentence.ts'
import { keyAt } from './text.ts'
import type { SenseType } from './vocabulary.ts'

const spending: readonly SenseType[] = ['spend', 'spendHe', 'consume', 'now', 'infinitive', 'cost']

/** Steps over the small words between an adverb, a negation or an auxiliary and its verb. */
function verbAfter(sentence: Sentence, at: number): number {
  let verb = after(sentence, at)
  for (let steps = 0; steps < 3 && isAt(sentence, verb, 'pronoun', 'me', 'filler'); steps++)
    verb = after(sentence, verb)
  return verb
}

/** Whether a verb stands here: of spending, or one that no book knows with the ending of what somebody did. */
function isDeed(sentence: Sentence, at: number): boolean {
  if (isAt(sentence, at, ...spending)) return true
  return sentence.marks[at] === null && inflectionAt(sentence, at) !== null
}

/** 'casi me llevo la campera', 'nearly caved on the boots': up to the price, what was all but done. */
export function isAlmostDone(sentence: Sentence, chunks: readonly Chunk[]): boolean {
  if (!sentence.present.has('approx')) return false
  return chunks.some((chunk) => {
    for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
      if (senseAt(sentence, at, 'approx')?.value === 'near' && isDeed(sentence, verbAfter(sentence, at)))
        return true
    }
    return false
  })
}

/** 'ça ferait 14 000', 'costaría 300': up to the price, a verb that no book knows tells of what is not done. */
export function isImagined(sentence: Sentence, { start, end, figures }: Chunk): boolean {
  if (sentence.language === 'en') return false
  for (let at = start; at < Math.min(end, figures[0]?.start ?? end); at++) {
    if (sentence.marks[at] === null && inflectionAt(sentence, at) === 'not_done') return true
  }
  return false
}

/** What is said behind the price against it: that one held back, or that something was left undone. */
export function afterthought(
  { sentence }: Scan,
  { chunks }: Segment,
): 'held_back' | 'given_back' | 'undone' | null {
  if (chunks.length === 1) return null
  const priced = chunks.findIndex((chunk) => chunk.figures.length > 0)
  let undone = false
  for (const chunk of chunks.slice(priced + 1)) {
    const { start, end, figures, opening } = chunk
    if (figures.length > 0) continue
    if (opening === 'but' && has(sentence, chunk, 'income')) return 'given_back'
    const back = after(sentence, start)
    if (opening === 'and' && isAt(sentence, back, 'income') && after(sentence, back) >= end) undone = true
    for (let at = start; at < end; at = after(sentence, at)) {
      const held =
        senseAt(sentence, at, 'almost')?.value === 'held' && !isAt(sentence, before(sentence, at), 'not')
      if (held) return 'held_back'
      if (senseAt(sentence, at, 'income')?.value === 'back') return 'given_back'
      const resists = isAt(sentence, verbAfter(sentence, at), 'almost')
      if (isAt(sentence, at, 'not') && !resists && isLeftUndone(sentence, verbAfter(sentence, at)))
        undone = true
      if (isWithoutIt(sentence, at) || paysAt(sentence, at)) undone = true
    }
  }
  return undone ? 'undone' : null
}

const lacking = /^(without|sin|sem|sans) (it|them|any|nada|rien|el|ella|ele|ela|lui|elle)$/
const elsewhere = /^(not|no|nao|pas) (for|para|pra|pour) (me|us|mi|mim|nosotros|nos|gente|moi|nous)$/

/** 'walked out without it', 'pas pour nous': what the writer did not get. */
function isWithoutIt({ tokens }: Sentence, at: number): boolean {
  if (!/^(with|s[ie][nm]|sans|n[ao]o?|not|pas)/.test(keyAt(tokens, at))) return false
  const [first = '', second = '', third = ''] = tokens.slice(at, at + 3).map(({ key }) => key)
  return lacking.test(`${first} ${second}`) || elsewhere.test(`${first} ${second} ${third}`)
}

/** 'il paie à 30 jours': somebody else is the one who pays. */
function paysAt(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'stranger') && pays.test(keyAt(sentence.tokens, after(sentence, at)))
}

function isLeftUndone(sentence: Sentence, at: number): boolean {
  if (isAt(sentence, at, 'spend', 'now', 'infinitive', 'record') || inflectionAt(sentence, at) === 'mine')
    return true
  return sentence.marks[at] === null && /...[aei]mos$/.test(keyAt(sentence.tokens, at))
}

/** 'Lucy settled the restaurant', 'the buyer coughed up 60': an unknown subject right before the verb that spends. */
export function isDoneByUnknown(scan: Scan, chunk: Chunk, verb: number): boolean {
  const { sentence } = scan
  if (sentence.language !== 'en' || !isAt(sentence, verb, 'spend')) return false
  const subject = before(sentence, verb)
  if (subject < chunk.start || !isContentAt(scan, subject) || sentence.marks[subject] !== null) return false
  const object = after(sentence, verb)
  if (isName(sentence, subject) && sentence.tokens[verb]?.key !== 'paid') return true
  const takesObject = object < chunk.end && (isAt(sentence, object, 'article') || isContentAt(scan, object))
  return takesObject || object > verb + 1
}

/** 'ma coloc s'est pris un vélo': what somebody bought for themselves; 'on s'est pris' is one phrase. */
export function isBoughtForOneself(sentence: Sentence, chunk: Chunk): boolean {
  const { tokens, language } = sentence
  if (language !== 'fr') return false
  for (let at = chunk.start + 1; at < chunk.end; at++) {
    const helped = tokens[at - 1]?.key === 's' && tokens[at]?.key === 'est'
    if (helped && isAt(sentence, at + 1, 'spend') && !isAt(sentence, before(sentence, at - 1), 'family'))
      return true
  }
  return false
}

/** 'bus 86 never showed up', 'pharmacy 22, it's on the corner': a bare number and what did not come, or where it is. */
export function namesPlace({ sentence, figures }: Scan, { chunks }: Segment): boolean {
  const [figure] = figures
  if (figure === undefined || figures.some((each) => each.firm || isToTheCent(each))) return false
  return chunks.some(({ start, end }) => {
    for (let at = Math.max(start, figure.end); at < end; at = after(sentence, at)) {
      const next = sentence.tokens[after(sentence, at)]
      const again = next === undefined || next.kind === 'break' || /^(again|mas|mais|plus)$/.test(next.key)
      if (/^(never|nunca|jamas|jamais)$/.test(keyAt(sentence.tokens, at)) && !again) return true
      const stands = at === start && places.test(keyAt(sentence.tokens, at))
      if (stands && isAt(sentence, after(sentence, at), 'preposition')) return true
    }
    return false
  })
}

const places = /^(its|is|queda|esta|fica|c|est)$/

/** 'fiz 140 euros no táxi', 'hice 20 mil en la feria': what one made with one's work. */
export function isEarned(sentence: Sentence, { figures }: Chunk): boolean {
  return figures.some(
    ({ start, firm }) => firm && /^(fiz|fizemos|hice|hicimos)$/.test(keyAt(sentence.tokens, start - 1)),
  )
}

/** 'gastaram 3 milhões nessa ponte': done by some people whom nobody names. */
export function isByThem(sentence: Sentence, { start, end }: Chunk): boolean {
  if (!sentence.present.has('spendHe') || has(sentence, { start, end }, 'family', 'stranger')) return false
  for (let at = start; at < end; at = after(sentence, at)) {
    if (isAt(sentence, at, 'spendHe') && /(ar(am|on)|er(am|on))$/.test(keyAt(sentence.tokens, at)))
      return true
  }
  return false
}

/** 'pinga 45 o litro, levei um só': bought, and no more than one. */
export function isOneTaken(sentence: Sentence, { start, end }: Chunk): boolean {
  let bought = false
  for (let at = start; at < end; at = after(sentence, at)) {
    if (isAt(sentence, at, 'spend', 'consume')) bought = true
    else if (!isAt(sentence, at, 'one', 'filler', 'pronoun')) return false
  }
  return bought
}

/** 'Target put 49.99 back on my card': what came back. */
function isPutBack({ tokens }: Sentence, { figures }: Chunk): boolean {
  return figures.some(({ start, end }) => {
    const verb = tokens[/^an?$/.test(keyAt(tokens, start - 1)) ? start - 2 : start - 1]?.key ?? ''
    return tokens[end]?.key === 'back' && /^(put|gave|got|sent|paid|pays|me|us)$/.test(verb)
  })
}

/** 'Dad's sending 200': what somebody is about to do with an amount. */
export function isUnderWay(sentence: Sentence, { start, figures }: Chunk): boolean {
  return figures.some(({ start: price }) => {
    const verb = before(sentence, price)
    const doing = sentence.marks[verb] === null && /..ing$/.test(keyAt(sentence.tokens, verb))
    return doing && verb > start && isOwner(sentence, verb - 1)
  })
}

/** 'a la vecina le alquilan por 650 mil': what is done to others. */
function isOfThem(sentence: Sentence, start: number, at: number): boolean {
  const { tokens } = sentence
  const to = /^les?$/.test(keyAt(tokens, at)) && /^al?$/.test(keyAt(tokens, start))
  if (!to || !/..[aeo]n$/.test(keyAt(tokens, at + 1))) return false
  return isName(sentence, start + 1) || has(sentence, { start: start + 1, end: at }, 'stranger')
}

/** 'Juan te transfirió', 'Marcus sent you', 'Paul vous a envoyé': a note to the one who receives. */
export function isSentToReader(sentence: Sentence, chunk: Chunk): boolean {
  if (isPutBack(sentence, chunk) || isSentByOther(sentence, chunk)) return true
  for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
    const key = keyAt(sentence.tokens, at)
    if (key === 'you' && isGiver(sentence, before(sentence, at))) return true
    if (!/^(les?|os|te|vous)$/.test(key)) continue
    if (isOfThem(sentence, chunk.start, at)) return true
    const verb = skipAuxiliary(sentence, at)
    const auxiliary = verb > after(sentence, at)
    if (
      sentence.language === 'es' &&
      /^(le|os)$/.test(key) &&
      auxiliary &&
      inflectionAt(sentence, verb) === 'theirs'
    )
      return true
    const helped = auxiliary && isAt(sentence, verb, 'send')
    if (/^(te|vous)$/.test(key) && (helped || isGiver(sentence, verb))) return true
  }
  return false
}

/** 'client transferred 350', 'Grandma sent Lily 50': whose money it was, English tells by the subject alone. */
function isSentByOther(sentence: Sentence, { start, end }: Chunk): boolean {
  if (sentence.language !== 'en' || !sentence.present.has('send')) return false
  for (let at = start; at < end; at = after(sentence, at)) {
    if (!isAt(sentence, at, 'send') || !/(ed|sent)$/.test(keyAt(sentence.tokens, at))) continue
    let subject = before(sentence, at)
    while (subject > start && isAt(sentence, subject, 'filler')) subject = before(sentence, subject)
    const whom = sentence.marks[at + 1] === null && isName(sentence, at + 1)
    if (subject < start || sentence.tokens[subject]?.kind !== 'word') return false
    return sentence.marks[subject] === null || (whom && isAt(sentence, subject, 'family'))
  }
  return false
}

function skipAuxiliary(sentence: Sentence, at: number): number {
  const next = after(sentence, at)
  return /^(a|ha|ont|han)$/.test(keyAt(sentence.tokens, next)) ? after(sentence, next) : next
}

function isGiver(sentence: Sentence, at: number): boolean {
  if (isAt(sentence, at, 'spendHe') || (sentence.language === 'en' && isAt(sentence, at, 'send'))) return true
  return sentence.marks[at] === null && inflectionAt(sentence, at) === 'theirs'
}

/** 'mandei 300 pro meu inter': from an account of one's own to another one. */
export function isBetweenOwn(sentence: Sentence, chunk: Chunk): boolean {
  if (!sentence.present.has('method') || !has(sentence, chunk, 'send', 'transfer')) return false
  for (let at = chunk.start; at < chunk.end; at = after(sentence, at)) {
    if (!isAt(sentence, at, 'preposition', 'rate')) continue
    const own = after(sentence, at)
    if (/^(my|our|mi|meu|minha|mon|ma|notre|nuestro|nuestra|nossa|nosso)$/.test(keyAt(sentence.tokens, own)))
      if (isAt(sentence, after(sentence, own), 'method')) return true
  }
  return false
}

const months = /^(en|em|in|au|pour|para|por|until|till|hasta|ate|jusqu)$/
const pays = /^(pago|pagas|pagamos|pay|pays|paie|paye|renews|vence|due|sale|sai|passe|pasa|passa|vai|va)$/

/** 'só pago em maio', 'la paie qu'en mars': paid in a month that is named, and not yet. */
export function isPaidLater({ sentence, days }: Scan, { chunks }: Segment): boolean {
  if (!sentence.present.has('month')) return false
  return chunks.some(({ start, end }) => {
    let verb = false
    for (let at = start; at < end; at++) {
      if (pays.test(keyAt(sentence.tokens, at))) verb = true
      if (!verb || !isAt(sentence, at, 'month') || days.some((day) => day.start <= at && day.end > at))
        continue
      if (months.test(keyAt(sentence.tokens, before(sentence, at)))) return true
    }
    return false
  })
}

const participle =
  /^(paid|(transferid|recolhid|quitad|liquidad|saldad|debitad|cobrad)[ao]s?|pag[ao]s?|pagad[ao]s?|payee?s?|reglee?s?|debitee?s?|debited|prelevee?s?|domicilie)$/

/**
 * 'hotel 2 noches 640 pagas', 'licence 165, payée samedi', 'renda paga: 850': the word for 'paid' behind what
 * it is said of, and before nothing that somebody could pay.
 */
export function isPaidAt({ sentence, claims }: Scan, at: number): boolean {
  if (!participle.test(keyAt(sentence.tokens, at))) return false
  const next = sentence.tokens[at + 1]
  const closes = next === undefined || next.kind === 'break' || claims[at + 1] === 'day'
  const last = before(sentence, at)
  const subject =
    isAt(sentence, last, 'pronoun', 'stranger', 'family', 'not', 'me', 'of', 'article') ||
    isName(sentence, last)
  const how = isAt(sentence, at + 1, 'preposition', 'with') ? after(sentence, at + 1) : at + 1
  return at > 0 && !subject && (closes || isAt(sentence, how, 'method') || isAt(sentence, at + 1, 'filler'))
}

/** 'sugar was 7.2 before breakfast': a number with one decimal, as meters show them, that something was. */
export function isReading({ sentence }: Scan, { chunks, figures }: Segment): boolean {
  const shown = figures.some(({ raw, firm }) => !firm && /^\d{1,3}[.,]\d$/.test(raw ?? ''))
  return shown && chunks.some((chunk) => has(sentence, chunk, 'was'))
}

/** 'sua encomenda 45566 saiu para entrega': who goes out somewhere costs nothing. */
export function isOnItsWay(sentence: Sentence, at: number): boolean {
  const [verb, to] = [sentence.tokens[at]?.key, keyAt(sentence.tokens, at + 1)]
  return (verb === 'saiu' || verb === 'salio') && /^(para|pra|pro|hacia|rumo)$/.test(to)
}

/** Whether a word for what somebody asks for stands there: 'devis', 'presupuesto'. */
export function isQuoteAt(sentence: Sentence, at: number): boolean {
  return senseAt(sentence, at, 'quote')?.value === 'noun'
}

/** 'Devis déménageur reçu : 1450', 'orçamento da oficina: 1.350': what somebody asks for, named first. */
export function opensAsQuote(sentence: Sentence, { chunks }: Segment): boolean {
  const start = chunks[0]?.start ?? 0
  const first = isAt(sentence, start, 'article') ? after(sentence, start) : start
  return (
    isQuoteAt(sentence, first) ||
    isAt(sentence, first, 'budget') ||
    chunks.some((chunk) => isPriceNow(sentence, chunk))
  )
}

/** Whether, as in 'la inflación fue 2,4', the subject is something that is told in numbers, but not of money. */
export function isMeasured(sentence: Sentence, at: number, verb: number): boolean {
  const mark = sentence.marks[at]
  const isSubject =
    mark?.end === verb && isAt(sentence, verb, 'cost') && isAt(sentence, at, 'statement', 'coin', 'currency')
  const opens = at === 0 || sentence.tokens[at - 1]?.kind === 'break'
  const named = opens || isAt(sentence, before(sentence, at), 'article')
  return isSubject && named && !isAt(sentence, at, 'kind')
}

/** Whether it is the neighbour before the verb, with at most a word or two between. */
export function isSubjectOf(sentence: Sentence, at: number, verb: number): boolean {
  const next = after(sentence, at)
  if (isAt(sentence, at, 'article') && next !== verb) return false
  const gap = verb - next
  return gap >= 0 && gap <= 3 && sentence.tokens.slice(next, verb).every((token) => token.kind === 'word')
}

const nowadays =
  /^(now|right now|ahora|agora|maintenant|nowadays|these days|at the moment|hoy en dia|hoje em dia|en ce moment|actualmente|atualmente|actuellement)( |$)/

/** 'the flight shows up at 289 right now', 'les kots partent à 480 maintenant': what somebody asks for these days. */
function isPriceNow(sentence: Sentence, { figures }: Chunk): boolean {
  return figures.some(({ start, end }) => {
    const behind = sentence.tokens.slice(end, end + 3).map(({ key }) => key)
    return isAt(sentence, start - 1, 'rate') && nowadays.test(behind.join(' '))
  })
}

/** Whether, as in 'can you note 20 for lunch?', nothing but the note is asked for. */
export function isRequest(sentence: Sentence, { start, end }: Chunk): boolean {
  for (let at = start; at < end; at = after(sentence, at)) {
    if (senseAt(sentence, at, 'record')?.value === 'please') return true
  }
  return false
}

/** Whether, as in 'o de 63,18 foi no continente, muda isso', something earlier is to be changed. */
export function isWish(sentence: Sentence, { start, end, figures }: Chunk): boolean {
  if (!sentence.present.has('change') || has(sentence, { start, end }, 'method')) return false
  return figures.length === 0 && isAt(sentence, start, 'change') && after(sentence, start) > start + 1
}
