import type { Import } from '@casita/contract'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Money } from '../../ui/money.tsx'

interface ImportListProps {
  imports: readonly Import[]
  currency: string
  onTakeBack: (one: Import) => void
}

/** The recent imports: when, by whom, how much, the outcome, and a button to undo each. */
export function ImportList({ imports, currency, onTakeBack }: ImportListProps) {
  const { t } = useTranslation('importing')
  const { t: common } = useTranslation()
  const { user } = useAuth()
  const format = useFormat()
  if (imports.length === 0) return null
  return (
    <section className="border-t border-line pt-5">
      <h3 className="text-sm font-semibold">{t('recent')}</h3>
      <ul className="divide-y divide-line/55">
        {imports.map((one) => {
          const day = format.instant(one.created_at, user?.timezone)
          const rows = { done: one.rows_done, all: one.row_count }
          return (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <div className={cx('min-w-0 flex-[1_1_9rem]', one.state === 'taken_back' && 'text-ink-soft')}>
                <p className="font-medium">
                  {t('count', { count: one.imported })}
                  {', '}
                  <Money amount={one.total} currency={currency} />
                </p>
                <p className="text-sm text-ink-soft wrap-anywhere">{t('by', { day, name: one.user_name })}</p>
                {one.state !== 'done' && (
                  <p className="text-sm text-ink-soft">{t(`state.${one.state}`, rows)}</p>
                )}
              </div>
              {one.can_take_back && (
                <Button
                  size="sm"
                  className="ml-auto"
                  aria-label={t('takeBack.label', { day, count: one.imported })}
                  onClick={() => onTakeBack(one)}
                >
                  {common('undo')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
