import { type CSSProperties, useEffect, useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import { imageStatus, onImageChange, preloadImage } from './image-cache.ts'
import { tint, useTints } from './tints.ts'

/** Fixed sizes: the circle is decorative and does not grow with the text size, so its letters do not either. */
const sizes = {
  sm: 'size-[26px] text-[11px]',
  md: 'size-9 text-[13px]',
  lg: 'size-11 text-[14px]',
} as const
const pixels = { sm: 26, md: 36, lg: 44 } as const

/** The first letters of the first and the last word of a name, or 'U' without one. */
export function initials(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('') || 'U'
}

interface AvatarProps {
  id: string | null | undefined
  name: string | null | undefined
  picture?: string | null | undefined
  size?: keyof typeof sizes
  /** The colour of the initials; by default that of the member. */
  color?: string | undefined
  className?: string
}

/** A person's picture, or their initials until it has loaded. Decorative: the name stands beside it. */
export function Avatar({ id, name, picture, size = 'md', color, className }: AvatarProps) {
  const members = useTints()
  const status = useSyncExternalStore(onImageChange, () => (picture ? imageStatus(picture) : 'unknown'))
  useEffect(() => {
    if (picture) preloadImage(picture)
  }, [picture])
  const shown = color ?? members.get(id ?? '') ?? tint(id ?? '')
  const style: CSSProperties = {
    background: `color-mix(in oklab, ${shown} 28%, var(--surface))`,
    color: `color-mix(in oklab, ${shown} 45%, var(--ink))`,
  }
  return (
    <span
      aria-hidden="true"
      style={style}
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold',
        sizes[size],
        className,
      )}
    >
      {picture && status === 'success' ? (
        <img
          src={picture}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          referrerPolicy="no-referrer"
          className="size-full object-cover"
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
