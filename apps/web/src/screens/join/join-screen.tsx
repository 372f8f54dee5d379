import { useEffect, useRef } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useJoinHousehold } from '../../data/household-changes.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { invitedBy } from '../../sign-in/invited-by.ts'
import { SessionTrouble } from '../../sign-in/session-trouble.tsx'
import { Opening } from '../../ui/opening.tsx'
import { showToast } from '../../ui/toast.ts'

/** The link of an invitation: leads guests to registration, and lets a signed-in person without a household join. */
export function JoinScreen() {
  const [search] = useSearchParams()
  const code = invitedBy(search)
  const { isLoading, user, error } = useAuth()
  const { mutateAsync: join } = useJoinHousehold()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const tried = useRef(false)

  useEffect(() => {
    if (!user || tried.current) return
    tried.current = true
    const enter = (state?: { isNewMember: true }) => navigate(paths.dashboard, { replace: true, state })
    if (code === '') return void enter()
    join(code).then(
      () => enter({ isNewMember: true }),
      (failure: unknown) => {
        showToast({ title: failureText(failure), tone: 'error' })
        return enter()
      },
    )
  }, [user, code, join, navigate, failureText])

  if (isLoading || user) return <Opening />
  if (error) return <SessionTrouble />
  const target = code ? `${paths.register}?invitation=${encodeURIComponent(code)}` : paths.register
  return <Navigate to={target} replace />
}
