import type { UndeliveredMessage } from '@casita/contract'
import { useUndelivered } from '../../data/undelivered.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { phoneText } from '../../shell/phone-text.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { ShortList } from './short-list.tsx'

function Message({ message, timezone }: { message: UndeliveredMessage; timezone: string | undefined }) {
  const { t } = useTranslation('household')
  const format = useFormat()
  const { kind, user_name, phone_number, cause, reason, failed_at } = message
  const name = user_name ?? (phone_number ? phoneText(phone_number) : t('undelivered.somebody'))
  return (
    <>
      <p className="font-medium break-words">{t(`undelivered.${kind}`, { name })}</p>
      <p className="text-sm break-words">{t(`undelivered.${cause}`, { reason })}</p>
      <p className="text-sm text-ink-soft">
        {format.instant(failed_at, timezone)}, {format.time(failed_at, timezone)}
      </p>
    </>
  )
}

/** For the owner: the messages that could not be delivered, and why. Renders nothing if all were. */
export function Undelivered({ timezone }: { timezone: string | undefined }) {
  const { t } = useTranslation('household')
  const { data = [] } = useUndelivered()
  if (data.length === 0) return null
  return (
    <Sheet title={t('undelivered.title')}>
      <p className="mt-1 text-sm text-ink-soft">{t('undelivered.text')}</p>
      <ShortList items={data} label={t('undelivered.title')}>
        {(message) => <Message message={message} timezone={timezone} />}
      </ShortList>
    </Sheet>
  )
}
