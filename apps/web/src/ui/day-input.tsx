import { CalendarDays } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { Input } from './input.tsx'

/** The first year that the contract accepts. */
const firstYear = '1900'

/**
 * A day, `YYYY-MM-DD`, typed or chosen in the browser's calendar, which opens wherever the field is pressed. Until
 * somebody types, it is shown in the interface's own format rather than the browser's.
 */
export function DayInput({
  className,
  placeholder,
  value,
  onChange,
  ...rest
}: ComponentProps<'input'> & { value: string }) {
  const format = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value
  /** While a year is being typed, the browser reports the years 2, 20 and 202; these are not passed on. */
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const day = event.target.value
    setTyped(day)
    if (day === '' || day >= firstYear) onChange?.(event)
  }
  return (
    <span className={cx('relative block', className)}>
      <Input
        {...rest}
        type="date"
        value={shown}
        onChange={type}
        onBlur={() => setTyped(null)}
        className="day"
      />
      <span
        aria-hidden="true"
        className="day-words pointer-events-none absolute inset-y-0 right-9 left-[15px] items-center overflow-hidden text-md whitespace-nowrap max-sm:right-7 max-sm:tracking-tight"
      >
        {shown ? format.day(shown) : <span className="text-ink-soft">{placeholder}</span>}
      </span>
      <Icon
        as={CalendarDays}
        size="sm"
        className="day-words pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft max-sm:right-2"
      />
    </span>
  )
}
