import { type Expense, pictureTypes } from '@casita/contract'
import { Paperclip } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAttachReceipt, useReceipt, useRemoveReceipt } from '../../data/receipts.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../shell/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { drawnAnew } from './drawn-anew.ts'

/** An address under which this page alone can show a file. */
function useAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** What can be done with the receipt of an expense; `current` is the expense as it is since. */
function useReceiptChanges(expense: Expense) {
  const { t } = useTranslation('receipts')
  const failureText = useFailureText()
  const [current, setCurrent] = useState(expense)
  const [removed, setRemoved] = useState<Blob>()
  const [said, setSaid] = useState('')
  const [drawing, setDrawing] = useState(false)
  const attach = useAttachReceipt(expense.id)
  const remove = useRemoveReceipt(expense.id)
  const tell = useTell()

  function keep(picture: Blob) {
    const keeping = attach.mutateAsync(picture, {
      onSuccess: (after) => {
        setCurrent(after)
        setRemoved(undefined)
        setSaid(t('added'))
      },
      onError: (error) => setSaid(failureText(error, t('addFailed'))),
    })
    tell(keeping, { done: () => ({ title: t('added') }), failed: t('addFailed'), inPlace: true })
  }

  return {
    current,
    /** What was done, or what went wrong. */
    said,
    busy: drawing || attach.isPending || remove.isPending,
    async add(chosen: File) {
      setDrawing(true)
      const picture = await drawnAnew(chosen).catch(() => null)
      setDrawing(false)
      if (picture) keep(picture)
      else setSaid(t('unreadable'))
    },
    remove(picture: Blob | undefined) {
      const removing = remove.mutateAsync(undefined, {
        onSuccess: (after) => {
          setCurrent(after)
          setRemoved(picture)
          setSaid(t('removed'))
        },
        onError: (error) => setSaid(failureText(error, t('removeFailed'))),
      })
      tell(removing, { done: () => ({ title: t('removed') }), failed: t('removeFailed'), inPlace: true })
    },
    /** The way back; nothing where there is none. */
    undo: removed && (() => keep(removed)),
  }
}

/** The picture of an expense's receipt: small until it is pressed, with what whoever may edit the expense can do with it. */
export function Receipt({ expense }: { expense: Expense }) {
  const { t } = useTranslation('receipts')
  const { t: common } = useTranslation()
  const { current, said, busy, add, remove, undo } = useReceiptChanges(expense)
  const { data: picture, isError, isFetching, refetch } = useReceipt(current)
  const address = useAddress(current.has_receipt ? picture : undefined)
  const [large, setLarge] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  return (
    <section aria-label={t('title')} className="grid gap-3 rounded-md border border-line p-2">
      <div className="flex min-h-14 flex-wrap items-center gap-x-1 gap-y-2">
        {!current.has_receipt && <Icon as={Paperclip} size="sm" className="mx-2 text-ink-soft" />}
        {current.has_receipt && !address && !isError && <Skeleton className="size-14" />}
        {address && (
          <button
            type="button"
            aria-label={t('show')}
            aria-expanded={large}
            onClick={() => setLarge(!large)}
            className="size-14 cursor-zoom-in overflow-hidden rounded-sm border border-line"
          >
            <img src={address} alt="" className="size-full object-cover" />
          </button>
        )}
        <span className="mr-auto px-1.5 text-[0.9375rem] font-medium">{t('title')}</span>
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
            <Button variant="quiet" size="sm" busy={busy} onClick={choose}>
              {t(current.has_receipt ? 'replace' : 'add')}
            </Button>
            {current.has_receipt && (
              <Button variant="quiet" size="sm" disabled={busy} onClick={() => remove(picture)}>
                {t('remove')}
              </Button>
            )}
            <input
              ref={input}
              hidden
              type="file"
              accept={pictureTypes.join()}
              aria-label={t('title')}
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                if (chosen) void add(chosen)
                // The same picture may be chosen again.
                target.value = ''
              }}
            />
          </>
        )}
      </div>
      <p role="status" className="px-1.5 text-sm text-ink-soft empty:hidden">
        {isError ? t('loadFailed') : said}
      </p>
      {address && large && (
        <img
          src={address}
          alt={t('picture', { name: current.description })}
          className="w-full rounded-sm border border-line"
        />
      )}
    </section>
  )
}
