import { type Country, limits } from '@casita/contract'
import { useEffect, useRef, useState } from 'react'
import { checkPhone } from '../data/phones.ts'
import { ProblemError } from '../data/problem-error.ts'
import { fieldText } from '../i18n/i18n.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { readTyped, type TypedPhone } from './typed-phone.ts'

/** What is known of a number: nothing, being asked, good for WhatsApp, or not. */
type Check =
  | { status: 'idle' }
  | { status: 'checking' }
  | { status: 'valid'; e164: string; international: string }
  | { status: 'invalid'; error: string }

/** A phone number being typed, and what the server says about it. */
export interface Phone {
  country: Country
  number: string
  check: Check
  type: (text: string) => void
  choose: (country: Country) => void
  /** The field was left: what is there is checked without waiting. */
  leave: () => void
  clear: () => void
}

/** A phone number that checks itself 800 ms after the last change; an empty one is not asked about. */
export function usePhone(
  initial: { country: Country; number: string } = { country: 'AR', number: '' },
): Phone {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(initial)
  const [check, setCheck] = useState<Check>({ status: 'idle' })
  const asking = useRef<{ abort: () => void; now: () => void } | null>(null)

  useEffect(() => () => asking.current?.abort(), [])

  const ask = async ({ number, country }: TypedPhone, signal: AbortSignal) => {
    try {
      const answer = await checkPhone(number, country, signal)
      const { formatted_e164: e164, formatted_international: international } = answer
      if (answer.is_valid && answer.is_mobile && e164) {
        setCheck({ status: 'valid', e164, international: international ?? e164 })
      } else setCheck({ status: 'invalid', error: t('phone.notMobile') })
    } catch (failure) {
      if (signal.aborted) return
      const unavailable = failure instanceof ProblemError
      setCheck({ status: 'invalid', error: t(unavailable ? 'phone.unavailable' : 'phone.failed') })
    }
  }

  const change = (next: TypedPhone) => {
    asking.current?.abort()
    asking.current = null
    setTyped(next)
    if (next.number.trim() === '') return setCheck({ status: 'idle' })
    setCheck({ status: 'checking' })
    const controller = new AbortController()
    const start = () => void ask(next, controller.signal)
    const timer = setTimeout(start, limits.phoneDebounce)
    asking.current = {
      abort: () => {
        clearTimeout(timer)
        controller.abort()
      },
      now: () => {
        clearTimeout(timer)
        start()
      },
    }
  }

  const leave = () => {
    if (typed.number.trim() === '') {
      return setCheck({ status: 'invalid', error: fieldText('Phone number is required') })
    }
    if (check.status === 'checking') asking.current?.now()
  }

  return {
    ...typed,
    check,
    type: (text) => change(readTyped(text, typed.country)),
    choose: (country) => change({ ...typed, country }),
    leave,
    clear: () => change({ ...typed, number: '' }),
  }
}
