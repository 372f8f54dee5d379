import { ChartLine, Gauge, MessageCircle, Users } from 'lucide-react'
import { useTranslation } from '../i18n/use-translation.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { VillageCorner } from './village.tsx'

const features = [
  { key: 'tracking', drawing: MessageCircle },
  { key: 'analytics', drawing: ChartLine },
  { key: 'family', drawing: Users },
  { key: 'budgets', drawing: Gauge },
] as const

/** What Casita does, in four lines, above the street where it stands. */
export function WhatCasitaDoes({ className }: { className?: string }) {
  const { t } = useTranslation('auth')
  return (
    <aside
      aria-label={t('side.label')}
      className={cx(
        'flex flex-col justify-between overflow-hidden bg-meadow pt-[clamp(2.5rem,9vh,6rem)]',
        className,
      )}
    >
      <div className="px-[20px] sm:max-lg:mx-auto sm:max-lg:w-100 lg:max-w-170 sm:max-lg:px-0 lg:px-[clamp(1.5rem,6vw,5.5rem)]">
        <h2 className="max-w-[18em] text-2xl tracking-tight">{t('side.title')}</h2>
        <ul className="mt-8 grid grid-cols-1 gap-5.5">
          {features.map(({ key, drawing }) => (
            <li key={key} className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-4 lg:gap-x-5">
              <Icon as={drawing} className="-ml-0.5 size-7 text-evergreen" />
              <div>
                <h3 className="text-[1.0625rem] tracking-normal">{t(`side.features.${key}.title`)}</h3>
                <p className="max-w-[30em] text-[color-mix(in_oklab,var(--ink-soft)_70%,var(--ink))]">
                  {t(`side.features.${key}.text`)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <VillageCorner className="street street--meadow mt-10 max-h-[34vh]" />
    </aside>
  )
}
