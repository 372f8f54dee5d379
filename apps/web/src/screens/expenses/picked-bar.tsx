import { type Category, type Expense, formatMoney, limits, toMinor } from '@casita/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { bulkActions, type Outcome, useBulkAction } from '../../data/bulk-expenses.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { iconAndName } from '../../ui/icon-and-name.ts'
import { Select } from '../../ui/select.tsx'
import { showToast } from '../../ui/toast.ts'
import type { usePicked } from './use-picked.ts'

interface PickedBarProps {
  picked: ReturnType<typeof usePicked>
  categories: readonly Category[]
  currency: string
}

/** The option for no category. */
const none = 'none'

/** Long enough to find the undo button. */
const duration = limits.toastDurationDefault

/** Runs a bulk action and reports its outcome, with an undo for the expenses for which it succeeded. */
function useTogether(onDone: () => void) {
  const { t } = useTranslation('several')
  const { t: common } = useTranslation()
  const failureText = useFailureText()
  const several = useBulkAction()
  type Act = Parameters<typeof several.mutateAsync>[0]['act']
  const failureOf = ({ failed, reason }: Outcome) =>
    failed > 0 ? t('some', { count: failed, reason: failureText(reason) }) : undefined

  async function undo(expenses: readonly Expense[], act: Act) {
    const failure = failureOf(await several.mutateAsync({ expenses, act }))
    showToast(failure ? { title: failure, tone: 'error' } : { title: t('undone') })
  }
  async function run(expenses: readonly Expense[], act: Act, back: Act, said: (count: number) => string) {
    const outcome = await several.mutateAsync({ expenses, act })
    const { done } = outcome
    const failure = failureOf(outcome)
    if (done.length === 0) return showToast({ title: failure ?? '', tone: 'error' })
    onDone()
    showToast({
      title: said(done.length),
      description: failure,
      duration,
      action: { label: common('undo'), run: () => void undo(done, back) },
    })
  }
  return { busy: several.isPending, waits: several.isPaused, run }
}

/** The actions on the picked expenses, at the bottom of the screen. */
export function PickedBar({ picked, categories, currency }: PickedBarProps) {
  const { t } = useTranslation('several')
  const { t: words } = useTranslation('expenses')
  const { t: common } = useTranslation()
  const [chosen, setChosen] = useState('')
  const [asks, setAsks] = useState(false)
  const { expenses, pickable } = picked
  const count = expenses.length
  const { busy, waits, run } = useTogether(picked.end)
  const sum = expenses.reduce((total, each) => total + toMinor(each.amount), 0)
  const amount = formatMoney(sum, currency)
  const targets = [
    ...categories.filter(({ is_active }) => is_active),
    { id: null, icon: null, name: words('noCategory') },
  ]
  // The category may have been removed by now.
  const target = targets.find(({ id }) => (id ?? none) === chosen)

  const moveAll = ({ id, name }: (typeof targets)[number]) =>
    void run(expenses, bulkActions.moveTo(id), bulkActions.moveBack, (done) =>
      t('moved', { count: done, category: name }),
    )
  const deleteAll = () => {
    setAsks(false)
    void run(expenses, bulkActions.delete, bulkActions.restore, (done) => t('deleted', { count: done }))
  }
  return (
    <section
      aria-label={t('label')}
      className="bottom-bar fixed inset-x-0 bottom-0 z-10 border-t border-line bg-paper/90 pt-1.5 pb-[calc(0.75rem+env(safe-area-inset-bottom))] backdrop-blur-md md:pt-2.5"
    >
      <div className="mx-auto flex max-w-[78rem] flex-wrap items-center gap-x-2 gap-y-1 px-4 md:gap-x-4 md:px-6">
        <Checkbox
          checked={count > 0 && count === pickable.length}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < pickable.length
          }}
          aria-label={t('all')}
          onChange={({ target }) => picked.set(target.checked ? pickable : [])}
        >
          <span role="status">
            {waits ? words('dialog.waits') : t('count', { count })}
            {count > 0 && !waits && <span className="text-ink-soft"> · {amount}</span>}
          </span>
        </Checkbox>
        <Button variant="quiet" size="sm" className="ml-auto max-md:-mr-3 md:order-last" onClick={picked.end}>
          {t('done')}
        </Button>
        <div className="flex gap-2 max-md:w-full">
          <Select
            aria-label={t('category')}
            className="min-w-0 max-md:flex-1 md:w-44 lg:w-56"
            value={target ? chosen : ''}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="" disabled>
              {t('choose')}
            </option>
            {targets.map((each) => (
              <option key={each.id} value={each.id ?? none}>
                {iconAndName(each)}
              </option>
            ))}
          </Select>
          <Button
            variant="primary"
            className="min-h-12"
            busy={busy}
            disabled={count === 0 || !target}
            onClick={() => target && moveAll(target)}
          >
            {t('move')}
          </Button>
          <Button
            className="min-h-12 text-terracotta-ink"
            aria-label={common('delete')}
            aria-haspopup="dialog"
            disabled={count === 0 || busy}
            onClick={() => setAsks(true)}
          >
            <Icon as={Trash2} size="sm" />
            <span className="max-lg:hidden">{common('delete')}</span>
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('remove.title', { count })}
        description={t('remove.text', { count, amount, days: limits.restoreDays })}
        confirm={{ label: common('delete'), danger: true, run: deleteAll }}
      />
    </section>
  )
}
