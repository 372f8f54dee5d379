import { cx } from './cx.ts'

/** The logo: a small house whose door is a chat bubble. Decorative: the name stands beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={cx('mark', className)} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className="house"
        fillRule="evenodd"
        d="M6 14.5 16 6l10 8.5V26a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4zM16 13.8a5.7 5.7 0 0 0-5.7 5.7v7.6c0 .8.9 1.2 1.5.6l2.9-2.9h3.2a3.8 3.8 0 0 0 3.8-3.8v-1.5a5.7 5.7 0 0 0-5.7-5.7z"
      />
      <path className="roof" d="M3.5 15 16 4.3 28.5 15" />
    </svg>
  )
}
