import { useEffect, useRef, useState } from 'react'
import { checkInvitation } from '../../data/invitation-check.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type Invitation, invitationOf, invitationProblem } from './registration.ts'

/** An invitation code being typed, and the household behind it. Editing the code discards the result. */
export function useInvitation(initialCode: string, checkAtOnce: boolean) {
  const { t } = useTranslation('arrival')
  const failureText = useFailureText()
  const [code, setCode] = useState(initialCode)
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [checking, setChecking] = useState(false)
  const asked = useRef<AbortController | null>(null)

  const validate = async (wanted = code.trim()) => {
    if (wanted === '') return
    asked.current?.abort()
    const controller = new AbortController()
    asked.current = controller
    setChecking(true)
    setError(null)
    try {
      const answer = await checkInvitation(wanted, controller.signal)
      const found = invitationOf(wanted, answer)
      setInvitation(found)
      if (!found) setError(failureText(invitationProblem(answer)))
    } catch (failure) {
      if (controller.signal.aborted) return
      setError(failureText(failure, t('register.household.failed')))
    }
    setChecking(false)
  }

  const edit = (text: string) => {
    asked.current?.abort()
    setCode(text.toUpperCase())
    setInvitation(null)
    setError(null)
    setChecking(false)
  }

  const first = useRef(checkAtOnce ? validate : null)
  useEffect(() => {
    void first.current?.()
    return () => asked.current?.abort()
  }, [])

  return { code, edit, validate, invitation, error, checking }
}
