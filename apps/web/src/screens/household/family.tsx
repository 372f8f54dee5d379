import type { Household, Member } from '@casita/contract'
import { House, LogOut, MoreHorizontal, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useMembers } from '../../data/households.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Invitations } from '../../shell/inviting/invitations.tsx'
import { phoneText } from '../../shell/phone-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dotted } from '../../ui/dotted.tsx'
import { fetchedLater } from '../../ui/fetched-later.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'

const MemberDialog = fetchedLater(() => import('./member-dialog.tsx'), 'MemberDialog')
const InviteDialog = fetchedLater(() => import('../../shell/inviting/invite-dialog.tsx'), 'InviteDialog', [
  'inviting',
])
const LeaveDialog = fetchedLater(() => import('./leave-dialog.tsx'), 'LeaveDialog')

type Shown = { kind: 'leave' | 'invite' } | { kind: 'handOver' | 'removeMember'; member: Member }

interface RowProps {
  member: Member
  timezone: string | undefined
  /** The owner's actions on another member; absent for everybody else. */
  actions: { onHandOver: () => void; onRemove: () => void } | undefined
}

function Row({ member, timezone, actions }: RowProps) {
  const { t } = useTranslation('household')
  const { t: common } = useTranslation()
  const format = useFormat()
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Avatar id={member.id} name={member.name} picture={member.profile_picture} size="lg" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <span className="mr-2">{member.name}</span>
          {member.is_current_user && <Badge>{common('you')}</Badge>}
        </p>
        <p className="text-[0.8125rem] text-ink-soft">
          <Dotted>
            <span>{member.phone_number ? phoneText(member.phone_number) : t('family.noPhone')}</span>
            {member.role === 'owner' && <span>{t('family.owner')}</span>}
            <span>{t('family.since', { date: format.instant(member.joined_at, timezone) })}</span>
          </Dotted>
        </p>
      </div>
      {actions && (
        <Menu
          trigger={
            <Button
              variant="plain"
              size="icon"
              className="-mr-2.5"
              aria-label={common('actions', { name: member.name })}
            >
              <Icon as={MoreHorizontal} />
            </Button>
          }
        >
          <MenuItem icon={<Icon as={House} />} onSelect={actions.onHandOver}>
            {t('family.handOver', { name: member.name })}
          </MenuItem>
          <MenuItem danger icon={<Icon as={LogOut} />} onSelect={actions.onRemove}>
            {t('family.remove')}
          </MenuItem>
        </Menu>
      )}
    </li>
  )
}

interface FamilyProps {
  household: Household
  timezone: string | undefined
}

/** The members and invitations, the owner's actions on them, and the way to leave the household. */
export function Family({ household, timezone }: FamilyProps) {
  const { t } = useTranslation('household')
  const failureText = useFailureText()
  const { data: members, error, refetch, isFetching } = useMembers()
  const [shown, setShown] = useState<Shown>()
  const [open, setOpen] = useState(false)
  const show = (next: Shown) => {
    setShown(next)
    setOpen(true)
  }
  const frame = { open, onOpenChange: setOpen }
  const onHandOver = (member: Member) => show({ kind: 'handOver', member })

  return (
    <Sheet
      title={t('family.title')}
      action={
        <Button
          variant="quiet"
          size="sm"
          className="-my-3 -mr-4"
          aria-haspopup="dialog"
          onClick={() => show({ kind: 'invite' })}
        >
          <Icon as={Plus} size="sm" />
          {t('family.invite')}
        </Button>
      }
    >
      {members ? (
        <>
          <ul className="mt-2">
            {members.map((member) => (
              <Row
                key={member.id}
                member={member}
                timezone={timezone}
                actions={
                  household.is_owner && !member.is_current_user
                    ? {
                        onHandOver: () => onHandOver(member),
                        onRemove: () => show({ kind: 'removeMember', member }),
                      }
                    : undefined
                }
              />
            ))}
          </ul>
          {timezone && <Invitations timezone={timezone} />}
          <Button
            variant="quiet"
            size="sm"
            className="mt-2 -mb-2 -ml-4"
            aria-haspopup="dialog"
            onClick={() => show({ kind: 'leave' })}
          >
            <Icon as={LogOut} size="sm" />
            {t('family.leave')}
          </Button>
        </>
      ) : error ? (
        <ErrorState
          message={failureText(error, t('family.failed'))}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton className="mt-4 h-32" />
      )}
      <Suspense>
        {(shown?.kind === 'handOver' || shown?.kind === 'removeMember') && (
          <MemberDialog key={shown.kind} {...frame} member={shown.member} action={shown.kind} />
        )}
        {shown?.kind === 'invite' && <InviteDialog {...frame} household={household.name} />}
        {shown?.kind === 'leave' && members && (
          <LeaveDialog {...frame} household={household} members={members} onHandOver={onHandOver} />
        )}
      </Suspense>
    </Sheet>
  )
}
