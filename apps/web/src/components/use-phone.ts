import { type Country, limits } from '@casita/contract'
import { useEffect, useRef, useState } from 'react'
import { checkPhone } from '../data/phones.ts'
import { ProblemError } from '../data/problem-error.ts'
import { fieldText } from '../i18n/i18n.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { readTyped, type TypedPhone } from './typed-phone.ts'

const incomplete = 'Phone number validation is incomplete. Please wait for validation to complete.'

/** What is known about a number: nothing, being checked, able to have WhatsApp, or not. */
type Check =
  | { status: 'idle' }
  | { status: 'checking' }
  | { status: 'valid'; e164: string }
  /** `again`: the check itself failed and may succeed when repeated. */
  | { status: 'invalid'; error: string; again?: boolean }

/** A phone number being typed, and what the server says about it. */
export interface Phone {
  country: Country
  number: string
  check: Check
  type: (text: string) => void
  choose: (country: Country) => void
  /** Call this when the field loses the focus: the number is then checked at once. */
  leave: () => void
  clear: () => void
}

interface PhoneStart {
  /** A number that was already checked and found good. */
  known?: (TypedPhone & { e164: string }) | null
  /** The contract's message for an empty field. */
  missing?: string
}

/** A phone number that is checked 800 ms after the last change. An empty one is not checked. */
export function usePhone({ known = null, missing = 'Phone number is required' }: PhoneStart = {}): Phone {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<TypedPhone>(known ?? { country: 'AR', number: '' })
  const [check, setCheck] = useState<Check>(known ? { ...known, status: 'valid' } : { status: 'idle' })
  const asking = useRef<{ abort: () => void; now: () => void } | null>(null)

  useEffect(() => () => asking.current?.abort(), [])

  const ask = async ({ number, country }: TypedPhone, signal: AbortSignal) => {
    try {
      const answer = await checkPhone(number, country, signal)
      if (signal.aborted) return
      const { formatted_e164: e164 } = answer
      if (!answer.is_valid || !answer.is_mobile) setCheck({ status: 'invalid', error: t('phone.notMobile') })
      else if (e164) setCheck({ status: 'valid', e164 })
      else setCheck({ status: 'invalid', error: fieldText(incomplete) })
    } catch (failure) {
      if (signal.aborted) return
      const unavailable = failure instanceof ProblemError
      const error = t(unavailable ? 'phone.unavailable' : 'phone.failed')
      setCheck({ status: 'invalid', error, again: true })
    }
  }

  const change = (next: TypedPhone) => {
    asking.current?.abort()
    asking.current = null
    setTyped(next)
    if (next.number.trim() === '') return setCheck({ status: 'idle' })
    setCheck({ status: 'checking' })
    const controller = new AbortController()
    let isAsked = false
    const now = () => {
      if (isAsked) return
      isAsked = true
      clearTimeout(timer)
      void ask(next, controller.signal)
    }
    const timer = setTimeout(now, limits.phoneDebounce)
    asking.current = {
      abort: () => {
        clearTimeout(timer)
        controller.abort()
      },
      now,
    }
  }

  const leave = () => {
    if (typed.number.trim() === '') {
      return setCheck({ status: 'invalid', error: fieldText(missing) })
    }
    if (check.status === 'invalid' && check.again) change(typed)
    asking.current?.now()
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
