import { limits, type Settings, type SettingsChange } from '@casita/contract'
import { useChangeSettings } from '../../data/settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../shell/use-tell.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'

/** What the chat may send unasked; each preference is saved as soon as it is ticked. */
export function ChatPreferences({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings')
  const { user } = useAuth()
  const tell = useTell()
  const save = useChangeSettings()
  const change = (preference: SettingsChange) =>
    tell(save.mutateAsync(preference), { failed: t('failed'), duration: limits.settingsMessageDuration })
  const shown = { ...settings, ...(save.isPending && save.variables) }
  return (
    <div className="grid gap-3">
      <Checkbox
        checked={shown.weekly_summary ?? false}
        onChange={(event) => change({ weekly_summary: event.target.checked })}
      >
        {t('weeklySummary')}
        <span className="block text-sm text-ink-soft">{t('weeklySummaryHint')}</span>
      </Checkbox>
      <Checkbox
        checked={shown.budget_alerts ?? false}
        onChange={(event) => change({ budget_alerts: event.target.checked })}
      >
        {t('budgetAlerts')}
        <span className="block text-sm text-ink-soft">{t('budgetAlertsHint')}</span>
      </Checkbox>
      {!user?.has_whatsapp_session && <p className="text-sm text-ink-soft">{t('chatFirst')}</p>}
    </div>
  )
}
