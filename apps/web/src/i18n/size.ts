import type { Language } from '@casita/contract'
import { localeOf } from './format.ts'
import { useLanguage } from './use-language.ts'

/** A size in bytes, '0.4 MB', '3,4 MB' or '2 Go'; what is there is never shown as nothing. */
export function formatSize(bytes: number, language: Language): string {
  const megabytes = bytes > 0 ? Math.max(bytes / 1024 ** 2, 0.1) : 0
  const [value, unit] = megabytes < 1000 ? [megabytes, 'megabyte'] : [megabytes / 1024, 'gigabyte']
  const size = { style: 'unit', unit, maximumFractionDigits: value < 100 ? 1 : 0 } as const
  return new Intl.NumberFormat(localeOf(language), size).format(value)
}

/** Formats sizes in the interface's language; apart from the other formatters, which every first view needs. */
export function useSize(): (bytes: number) => string {
  const language = useLanguage()
  return (bytes) => formatSize(bytes, language)
}
