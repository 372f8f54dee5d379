import { type CSSProperties, useEffect, useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import { imageStatus, onImageChange, preloadImage } from './image-cache.ts'

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

/** Those of the twenty palette colours that differ clearly in hue. */
export const tints = ['10', '02', '16', '08', '20', '13', '05', '18', '11', '03'].map(
  (number) => `var(--cat-${number})`,
)

/** The colour of a person's initials, derived from their id (FNV-1a), so that it is the same on every screen. */
export function tint(id: string): string {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return tints[hash % tints.length] ?? ''
}

interface AvatarProps {
  id: string | null | undefined
  name: string | null | undefined
  picture?: string | null | undefined
  size?: keyof typeof sizes
  className?: string
}

/** A person's picture, or their initials until it has loaded. Decorative: the name stands beside it. */
export function Avatar({ id, name, picture, size = 'md', className }: AvatarProps) {
  const status = useSyncExternalStore(onImageChange, () => (picture ? imageStatus(picture) : 'unknown'))
  useEffect(() => {
    if (picture) preloadImage(picture)
  }, [picture])
  const color = tint(id ?? '')
  const style: CSSProperties = {
    background: `color-mix(in oklab, ${color} 28%, var(--surface))`,
    color: `color-mix(in oklab, ${color} 45%, var(--ink))`,
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
