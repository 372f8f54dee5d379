import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type Filters, searchOf } from '../filters/use-filters.ts'
import { pageWindow } from './page-window.ts'

interface PagesProps {
  filters: Filters
  page: number
  pages: number
}

const look =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-sm px-2.5 text-[0.9375rem] font-medium'

interface StepProps {
  to: string | null
  rel: 'prev' | 'next'
  children: ReactNode
}

function Step({ to, rel, children }: StepProps) {
  const className = cx(
    look,
    'max-md:rounded-md max-md:border max-md:border-line max-md:bg-surface max-md:px-3.5',
  )
  return to === null ? (
    <span aria-disabled="true" className={cx(className, 'text-ink-soft')}>
      {children}
    </span>
  ) : (
    <Link to={{ search: to }} rel={rel} className={cx(className, 'hover:bg-sunken')}>
      {children}
    </Link>
  )
}

/** The pagination: page numbers on a wide screen, 'Page X of Y' on a narrow one. */
export function Pages({ filters, page, pages }: PagesProps) {
  const { t } = useTranslation('expenses')
  if (pages < 2) return null
  const address = (target: number) => searchOf(filters, target)
  return (
    <nav
      aria-label={t('pages.label')}
      className="flex w-full flex-wrap items-center justify-between gap-0.5 md:w-auto"
    >
      <Step to={page > 1 ? address(page - 1) : null} rel="prev">
        <Icon as={ChevronLeft} size="sm" />
        {t('pages.previous')}
      </Step>
      <span className="flex-1 basis-12 text-center text-sm text-balance text-ink-soft md:hidden">
        {t('pages.of', { page, pages })}
      </span>
      <span className="hidden gap-0.5 md:flex">
        {pageWindow(page, pages).map((step) =>
          typeof step === 'number' ? (
            <Link
              key={step}
              to={{ search: address(step) }}
              aria-label={t('pages.page', { page: step })}
              aria-current={step === page ? 'page' : undefined}
              className={cx(
                look,
                'hover:bg-sunken aria-[current=page]:bg-evergreen-soft aria-[current=page]:text-evergreen',
              )}
            >
              {step}
            </Link>
          ) : (
            <span key={step} aria-hidden="true" className={cx(look, 'text-ink-soft')}>
              …
            </span>
          ),
        )}
      </span>
      <Step to={page < pages ? address(page + 1) : null} rel="next">
        {t('pages.next')}
        <Icon as={ChevronRight} size="sm" />
      </Step>
    </nav>
  )
}
