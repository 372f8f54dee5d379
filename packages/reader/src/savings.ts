import type { Scan } from './scan.ts'
import type { Chunk } from './segment.ts'
import { senseAt } from './sentence.ts'
import { keyAt } from './text.ts'

/** Where money is only kept. */
const savings =
  /^(alcancia|hucha|chanchito|cofre|cofrinho|porquinho|mealheiro|tirelire|cochon|isa|savings?|ahorros?|poupanca|reserva|epargne|livret)$/

/** Where money is kept, or given to somebody. */
const envelopes = /^(pot|jar|envelope|sobre|frasco|enveloppe|bocal)$/

const inside = new Set('in into to en a al no na pra pro dans sur vers'.split(' '))
const one = /^(an?|una?|uma?|une|del|do)$/
const spends = /^(spent|paid|bought|gast|compr|pagu|depens|pay|achet)/

/** 'put 200 in the ISA', 'pasé 100 a la de ahorro': money that is kept; in a pot or an envelope it may also be given. */
export function putAway({ sentence, claims }: Scan, chunk: Chunk): 'kept' | 'perhaps' | null {
  const { tokens } = sentence
  const { start, end, figures } = chunk
  const [figure] = figures
  if (figure === undefined || claims[figure.end] === 'amount') return null
  let into = false
  for (let at = start; at < end; at++) {
    const key = keyAt(tokens, at)
    if (into && (savings.test(key) || envelopes.test(key)) && !one.test(keyAt(tokens, at - 1))) {
      if (envelopes.test(key)) return at > figure.start ? 'perhaps' : null
      const verbs = tokens.slice(start, figure.start).some((token, index) => {
        return spends.test(token.key) || senseAt(sentence, start + index, 'spend')?.value === 'buy'
      })
      return verbs ? null : 'kept'
    }
    into ||= inside.has(key)
  }
  return null
}
