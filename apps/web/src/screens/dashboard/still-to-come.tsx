import { formatMoney, toMinor } from '@casita/contract'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { recurringAddress } from '../../shell/ledger-address.ts'
import { Emphasised } from '../../ui/emphasised.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The sum of recurring expenses still to come this month, linked to their list; nothing if there are none. */
export function StillToCome({ amount, currency }: { amount: number; currency: string }) {
  const { t } = useTranslation('dashboard')
  if (amount === 0) return null
  return (
    <Link
      to={recurringAddress}
      className="group flex items-center justify-between gap-3 border-line px-5 py-3 text-[0.9375rem] text-ink-soft -outline-offset-3 not-first:border-t focus-visible:rounded-md hover:bg-sunken/55 md:pl-8"
    >
      <span>
        <Emphasised
          text={t('month.toCome', { amount: formatMoney(toMinor(amount), currency) })}
          className="font-semibold whitespace-nowrap text-ink"
        />
      </span>
      <Icon as={ChevronRight} size="sm" className="opacity-55 group-hover:opacity-100" />
    </Link>
  )
}
