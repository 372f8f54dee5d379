import { limits, type Settings, type SettingsChange } from '@casita/contract'
import { useChangeSettings } from '../../data/settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../shell/use-tell.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'

/** What the chat may tell without being asked; each wish is kept as soon as it is ticked. */
export function ChatWishes({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings')
  const { user } = useAuth()
  const tell = useTell()
  const save = useChangeSettings()
  const wish = (change: SettingsChange) =>
    tell(save.mutateAsync(change), { failed: t('failed'), duration: limits.settingsMessageDuration })
  const wished = { ...settings, ...(save.isPending && save.variables) }
  return (
    <div className="grid gap-3">
      <Checkbox
        checked={wished.weekly_summary ?? false}
        onChange={(event) => wish({ weekly_summary: event.target.checked })}
      >
        {t('weeklySummary')}
        <span className="block text-sm text-ink-soft">{t('weeklySummaryHint')}</span>
      </Checkbox>
      <Checkbox
        checked={wished.budget_alerts ?? false}
        onChange={(event) => wish({ budget_alerts: event.target.checked })}
      >
        {t('budgetAlerts')}
        <span className="block text-sm text-ink-soft">{t('budgetAlertsHint')}</span>
      </Checkbox>
      {!user?.has_whatsapp_session && <p className="text-sm text-ink-soft">{t('chatFirst')}</p>}
    </div>
  )
}
