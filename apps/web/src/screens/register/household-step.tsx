import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { CreateForm } from './create-form.tsx'
import { JoinForm } from './join-form.tsx'
import type { HouseholdChoice } from './registration.ts'
import type { useInvitation } from './use-invitation.ts'

interface HouseholdStepProps {
  found: ReturnType<typeof useInvitation>
  /** The earlier choice, when the step is opened again. */
  chosen: HouseholdChoice | null
  startWithCode: boolean
  /** Called when the other tab is chosen: what was entered so far no longer applies. */
  onSwitch: () => void
  onDone: (choice: HouseholdChoice) => void
}

/** Creates a household or joins one by its code; switching between the two clears the other. */
export function HouseholdStep({ found, chosen, startWithCode, onSwitch, onDone }: HouseholdStepProps) {
  const { t } = useTranslation('arrival')
  const [tab, setTab] = useState<'create' | 'join'>(startWithCode ? 'join' : 'create')
  const change = (next: 'create' | 'join') => {
    found.edit('')
    onSwitch()
    setTab(next)
  }
  return (
    <Tabs
      value={tab}
      onChange={change}
      label={t('register.household.title')}
      tabs={[
        {
          value: 'create',
          label: t('register.household.create'),
          content: <CreateForm chosen={chosen} onDone={onDone} />,
        },
        {
          value: 'join',
          label: t('register.household.join'),
          content: <JoinForm found={found} onDone={onDone} />,
        },
      ]}
    />
  )
}
