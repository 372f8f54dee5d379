import type { Expense } from '@casita/contract'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { useAttachReceipt, useReceipt, useRemoveReceipt } from '../../../data/receipts.ts'
import { useFailureText } from '../../../i18n/failure-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useTell } from '../../../shell/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChoosePicture, useDrawing } from './choose-picture.tsx'
import { ReceiptFrame } from './receipt-frame.tsx'

/** The actions on an expense's receipt; `current` is the expense after them. */
function useReceiptChanges(expense: Expense) {
  const { t } = useTranslation('receipts')
  const failureText = useFailureText()
  const [current, setCurrent] = useState(expense)
  const [removed, setRemoved] = useState<Blob>()
  const [outcome, setOutcome] = useState({ said: '', failed: false })
  const say = (said: string) => setOutcome({ said, failed: false })
  const complain = (said: string) => setOutcome({ said, failed: true })
  const { drawing, draw } = useDrawing()
  const attach = useAttachReceipt()
  const remove = useRemoveReceipt(expense.id)
  const tell = useTell()

  function keep(picture: Blob) {
    const keeping = attach.mutateAsync(
      { id: expense.id, picture },
      {
        onSuccess: (after) => {
          setCurrent(after)
          setRemoved(undefined)
          say(t('added'))
        },
        onError: (error) => complain(failureText(error, t('addFailed'))),
      },
    )
    tell(keeping, { done: () => ({ title: t('added') }), failed: t('addFailed'), inPlace: true })
  }

  return {
    current,
    /** The outcome of the last action. */
    outcome,
    busy: drawing || attach.isPending || remove.isPending,
    async add(chosen: File) {
      const picture = await draw(chosen)
      if (picture) keep(picture)
      else complain(t('unreadable'))
    },
    remove(picture: Blob | undefined) {
      const removing = remove.mutateAsync(undefined, {
        onSuccess: (after) => {
          setCurrent(after)
          setRemoved(picture)
          say(t('removed'))
        },
        onError: (error) => complain(failureText(error, t('removeFailed'))),
      })
      tell(removing, { done: () => ({ title: t('removed') }), failed: t('removeFailed'), inPlace: true })
    },
    /** Undoes a removal; absent if there was none. */
    undo: removed && (() => keep(removed)),
  }
}

/** An expense's receipt, with the actions of those who may edit the expense. */
export function Receipt({ expense }: { expense: Expense }) {
  const { t } = useTranslation('receipts')
  const { t: common } = useTranslation()
  const { current, outcome, busy, add, remove, undo } = useReceiptChanges(expense)
  const { data: picture, isError, isFetching, refetch } = useReceipt(current)
  const instead = current.has_receipt ? (
    !isError && <Skeleton className="size-14" />
  ) : (
    <Icon as={Paperclip} size="sm" className="mx-2 text-ink-soft" />
  )
  return (
    <ReceiptFrame
      picture={current.has_receipt ? picture : undefined}
      name={current.description}
      instead={instead}
      said={isError ? t('loadFailed') : outcome.said}
      failed={isError || outcome.failed}
    >
      {isError && (
        <Button variant="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {common('retry')}
        </Button>
      )}
      {current.can_edit && (
        <>
          {undo && (
            <Button variant="quiet" size="sm" disabled={busy} onClick={undo}>
              {common('undo')}
            </Button>
          )}
          <ChoosePicture replaces={current.has_receipt} busy={busy} onChosen={(file) => void add(file)} />
          {current.has_receipt && (
            <Button
              variant="quiet"
              size="sm"
              className="max-md:px-3"
              disabled={busy}
              onClick={() => remove(picture)}
            >
              {t('remove')}
            </Button>
          )}
        </>
      )}
    </ReceiptFrame>
  )
}
