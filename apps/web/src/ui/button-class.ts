import { cx } from './cx.ts'

const variants = {
  primary:
    'bg-evergreen text-on-evergreen border-transparent hover:bg-[color-mix(in_oklab,var(--evergreen)_90%,var(--ink))]',
  secondary:
    'bg-surface text-ink border-[color-mix(in_oklab,var(--line),var(--ink)_16%)] hover:border-ink-soft',
  quiet: 'bg-transparent text-evergreen border-transparent hover:bg-evergreen-soft',
  plain: 'bg-transparent text-ink-soft border-transparent hover:bg-sunken hover:text-ink',
  chat: 'bg-chat-deep text-on-chat border-transparent hover:bg-[color-mix(in_oklab,var(--chat-deep)_90%,var(--ink))]',
  /** Looks disabled but is not: there is probably nothing to submit yet. */
  idle: 'bg-sunken text-ink-soft border-line',
  danger:
    'bg-terracotta-ink text-on-terracotta border-transparent hover:bg-[color-mix(in_oklab,var(--terracotta-ink)_90%,var(--ink))]',
} as const
type ButtonVariant = keyof typeof variants

const sizes = {
  sm: 'min-h-11 px-4 text-sm rounded-md',
  md: 'min-h-11 px-4.5 text-[0.9375rem] rounded-md',
  lg: 'min-h-13 px-6 text-md rounded-md',
  icon: 'size-11 rounded-sm',
} as const
type ButtonSize = keyof typeof sizes

/** The look of a button or of a link that looks like one. */
export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
  className?: string | undefined
}

/** The classes of a button. */
export function buttonClass({ variant = 'secondary', size = 'md', wide, className }: ButtonLook): string {
  return cx(
    'inline-flex items-center justify-center gap-2 border text-center font-semibold leading-tight print:hidden',
    'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-soft',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  )
}
