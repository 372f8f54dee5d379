import { formatMoney, type Member, toMinor } from '@casita/contract'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useMonthOverview } from '../../data/analytics.ts'
import { useInvitations } from '../../data/invitations.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Invitations } from '../../shell/inviting/invitations-later.ts'
import { ledgerAddress } from '../../shell/ledger-address.ts'
import { phoneText } from '../../shell/phone-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dotted } from '../../ui/dotted.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { useFirstFew } from './first-few.tsx'

/** The number of members shown at first. */
const fewMembers = 5

interface MembersPanelProps {
  members: readonly Member[]
  timezone: string
  onInvite: () => void
}

/** The members, first the one who looks, and the open invitations. */
export function MembersPanel({ members, timezone, onInvite }: MembersPanelProps) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { data: overview } = useMonthOverview()
  const { data: invitations, isFetched } = useInvitations()
  const { shown, more } = useFirstFew(
    members.toSorted((one, other) => Number(other.is_current_user) - Number(one.is_current_user)),
    fewMembers,
  )
  const spent = new Map(overview?.members.map(({ user_id, amount }) => [user_id, amount]))
  return (
    <section aria-labelledby="family">
      <div className="flex items-center justify-between gap-4">
        <h2 id="family" className="text-lg">
          {t('members.title')}
        </h2>
        <Button variant="quiet" size="sm" className="-my-2 -mr-4" onClick={onInvite} aria-haspopup="dialog">
          <Icon as={Plus} size="sm" />
          {t('members.invite')}
        </Button>
      </div>
      <ul className="mt-3">
        {shown.map((member) => (
          <li key={member.id} className="flex items-start gap-3 py-2.5">
            <Avatar id={member.id} name={member.name} picture={member.profile_picture} size="lg" />
            <div className="min-w-0 flex-1">
              {/* The amount goes below only where it would leave the name less than half of the line. */}
              <div className="flex flex-wrap items-baseline gap-x-3">
                <p className="min-w-0 flex-[1_1_9rem] font-medium wrap-anywhere">
                  <span className="mr-2">{member.name}</span>
                  {member.is_current_user && <Badge>{common('you')}</Badge>}
                </p>
                {overview && (spent.get(member.id) ?? 0) > 0 && (
                  <Link
                    to={ledgerAddress(
                      { from: overview.start_date, to: overview.end_date },
                      { user_id: member.id },
                    )}
                    aria-label={t('members.spent', {
                      name: member.name,
                      amount: formatMoney(toMinor(spent.get(member.id) ?? 0), overview.currency),
                    })}
                    className="-my-2.5 ml-auto inline-flex min-h-11 items-center hover:underline"
                  >
                    <Money amount={spent.get(member.id) ?? 0} currency={overview.currency} />
                  </Link>
                )}
              </div>
              <p className="text-[0.8125rem] text-ink-soft">
                <Dotted>
                  <span>{member.phone_number ? phoneText(member.phone_number) : t('members.noPhone')}</span>
                  {member.role === 'owner' && <span>{t('members.owner')}</span>}
                  <span>{t('members.since', { date: format.instant(member.joined_at, timezone) })}</span>
                </Dotted>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {more}
      {isFetched && invitations?.length !== 0 && (
        <Suspense>
          <Invitations timezone={timezone} />
        </Suspense>
      )}
    </section>
  )
}
