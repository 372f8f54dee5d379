import type { SendOutcome } from '../channel.ts'
import { fieldsOf, textOf } from './json.ts'

type Failure = Exclude<SendOutcome, { outcome: 'sent' }>

/** The outcome of each error code (reference, section 5.4); the HTTP status and the text are unreliable. */
const outcomesByCode: Record<number, Failure['outcome'] | 'slow_recipient'> = {
  1: 'unsent',
  2: 'unsent',
  131000: 'unsent',
  131016: 'unsent',
  131057: 'unsent',
  133004: 'unsent',
  4: 'slow_down',
  80007: 'slow_down',
  130429: 'slow_down',
  131056: 'slow_recipient',
  // Token, permission, set-up, account: nothing can be sent until somebody acts.
  0: 'stopped',
  3: 'stopped',
  10: 'stopped',
  33: 'stopped',
  190: 'stopped',
  368: 'stopped',
  131005: 'stopped',
  131031: 'stopped',
  131037: 'stopped',
  131042: 'stopped',
  131045: 'stopped',
  131048: 'stopped',
  131064: 'stopped',
  133010: 'stopped',
  131047: 'window_closed',
}

/** The outcome of an unsuccessful response. Its reason contains the error code and leaves out what may be personal. */
export function failureOf(status: number, body: unknown, retryAfter: number | null): Failure {
  const error = fieldsOf(fieldsOf(body).error)
  const code = Number(textOf(error.code) ?? Number.NaN)
  const reason = reasonOf(status, error, code)
  const outcome = outcomeOf(status, code, Number(textOf(error.error_subcode) ?? 0))
  if (outcome === 'slow_recipient') {
    return { outcome: 'slow_down', scope: 'recipient', retryAfter, reason }
  }
  if (outcome === 'slow_down') return { outcome, scope: 'everybody', retryAfter, reason }
  return { outcome, reason }
}

function outcomeOf(status: number, code: number, subcode: number): Failure['outcome'] | 'slow_recipient' {
  if (Number.isNaN(code)) {
    if (status === 429) return 'slow_down'
    if (status === 401 || status === 403) return 'stopped'
    return status >= 500 ? 'unsent' : 'refused'
  }
  if ((code >= 200 && code <= 299) || (code === 100 && subcode === 33)) return 'stopped'
  return outcomesByCode[code] ?? (status >= 500 ? 'unsent' : 'refused')
}

function reasonOf(status: number, error: Record<string, unknown>, code: number): string {
  if (Number.isNaN(code)) return `HTTP ${status}`
  const title = (textOf(error.message, 1000) ?? '').replace(/^\(#\d+\)\s*/, '').replace(/\+?\d{6,}/g, '…')
  return `${code} ${title}`.trim().slice(0, 200)
}
