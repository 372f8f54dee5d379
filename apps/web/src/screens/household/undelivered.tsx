import type { UndeliveredMessage } from '@casita/contract'
import { useUndelivered } from '../../data/undelivered.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { phoneText } from '../../shell/phone-text.ts'
import { Sheet } from './sheet.tsx'
import { ShortList } from './short-list.tsx'

/** What WhatsApp's error codes, and the server's own words, tell a person; the rest is shown as it is. */
const reasons = [
  { sign: /131026/, says: 'unreachable' },
  { sign: /131047|nobody has written for a day/, says: 'closed' },
  { sign: /131050|asked for no messages/, says: 'stopped' },
] as const

function Message({ message, timezone }: { message: UndeliveredMessage; timezone: string | undefined }) {
  const { t } = useTranslation('household')
  const format = useFormat()
  const { kind, user_name, phone_number, reason, failed_at } = message
  const name = user_name ?? (phone_number ? phoneText(phone_number) : t('undelivered.somebody'))
  const known = reasons.find(({ sign }) => sign.test(reason))?.says ?? 'other'
  return (
    <>
      <p className="font-medium break-words">{t(`undelivered.${kind}`, { name })}</p>
      <p className="text-sm break-words">{t(`undelivered.${known}`, { reason })}</p>
      <p className="text-sm text-ink-soft">
        {format.instant(failed_at, timezone)}, {format.time(failed_at, timezone)}
      </p>
    </>
  )
}

/** For the owner: what could not be delivered, and why. Nothing where everything arrived. */
export function Undelivered({ timezone }: { timezone: string | undefined }) {
  const { t } = useTranslation('household')
  const { data = [] } = useUndelivered(true)
  if (data.length === 0) return null
  return (
    <Sheet id="undelivered" title={t('undelivered.title')}>
      <p className="mt-1 text-sm text-ink-soft">{t('undelivered.text')}</p>
      <ShortList items={data} labelledBy="undelivered">
        {(message) => <Message message={message} timezone={timezone} />}
      </ShortList>
    </Sheet>
  )
}
