import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { cx } from '../../../ui/cx.ts'

/** An object URL of a file, valid in this page only. */
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

interface ReceiptFrameProps {
  picture: Blob | undefined
  /** The name of the expense. */
  name: string
  /** Shown in place of a missing picture. */
  instead?: ReactNode
  /** The outcome of the last action. */
  said: string
  failed: boolean
  /** The actions on it. */
  children: ReactNode
}

/** A receipt's picture as a thumbnail; pressing it enlarges it. */
export function ReceiptFrame({ picture, name, instead, said, failed, children }: ReceiptFrameProps) {
  const { t } = useTranslation('receipts')
  const address = useAddress(picture)
  const [large, setLarge] = useState(false)
  return (
    <section aria-label={t('title')} className="grid gap-3 rounded-md border border-line p-2">
      <div className="flex min-h-14 flex-wrap items-center gap-x-1 gap-y-2">
        {address ? (
          <button
            type="button"
            aria-label={t('show')}
            aria-expanded={large}
            onClick={() => setLarge(!large)}
            className="size-14 cursor-zoom-in overflow-hidden rounded-sm border border-line"
          >
            <img src={address} alt="" className="size-full object-cover" />
          </button>
        ) : (
          instead
        )}
        <span className="mr-auto px-1.5 text-[0.9375rem] font-medium">{t('title')}</span>
        {children}
      </div>
      <p
        role="status"
        className={cx('px-1.5 text-sm empty:hidden', failed ? 'text-terracotta-ink' : 'text-ink-soft')}
      >
        {said}
      </p>
      {address && large && (
        <img
          src={address}
          alt={name ? t('picture', { name }) : t('title')}
          className="w-full rounded-sm border border-line"
        />
      )}
    </section>
  )
}
