import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { CreateForm } from './create-form.tsx'
import { JoinForm } from './join-form.tsx'
import type { HouseholdChoice } from './registration.ts'
import type { useInvitation } from './use-invitation.ts'

interface HouseholdStepProps {
  found: ReturnType<typeof useInvitation>
  /** What was chosen before, when the step is opened again. */
  chosen: HouseholdChoice | null
  startWithCode: boolean
  /** The other side was chosen: what was entered so far holds no more. */
  onSwitch: () => void
  onDone: (choice: HouseholdChoice) => void
}

/** Create a household, or join one by its code; changing one's mind clears the other side. */
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
