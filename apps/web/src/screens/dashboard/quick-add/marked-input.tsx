import type { Category } from '@casita/contract'
import { type ComponentProps, type CSSProperties, useLayoutEffect, useRef } from 'react'
import { categoryColor } from '../../../ui/category-tile.tsx'
import type { Mark } from './reading.ts'

interface MarkedInputProps extends Omit<ComponentProps<'input'>, 'value'> {
  value: string
  marks: readonly Mark[]
  categories: readonly Category[]
}

/** The letters of the input and its mirror must coincide exactly. */
const letters = 'w-full py-4 text-lg tracking-tight whitespace-pre md:text-xl'

/** An input over a mirror of its text, in which the understood parts are underlined. */
export function MarkedInput({ value, marks, categories, ...rest }: MarkedInputProps) {
  const mirror = useRef<HTMLDivElement>(null)
  const follow = () => {
    const input = mirror.current?.nextElementSibling
    if (mirror.current && input) mirror.current.scrollLeft = input.scrollLeft
  }
  // The marks may arrive after the text was scrolled.
  useLayoutEffect(() => {
    // Reading the scroll position of an empty field would force a layout of the page for nothing.
    if (value) follow()
  })
  const colorOf = ({ categoryId, isDoubted }: Mark): CSSProperties => {
    const category = categories.find((each) => each.id === categoryId)
    const color = category ? categoryColor(category.color) : `var(--${isDoubted ? 'amber' : 'evergreen'})`
    return { backgroundImage: `linear-gradient(${color} 0 0)` }
  }
  const pieces = marks.map((mark, index) => ({
    mark,
    before: value.slice(marks[index - 1]?.end ?? 0, mark.start),
    text: value.slice(mark.start, mark.end),
  }))
  return (
    <div className="relative min-w-0 flex-1">
      <div
        ref={mirror}
        aria-hidden="true"
        className={`pointer-events-none absolute inset-0 overflow-hidden text-transparent ${letters}`}
      >
        {pieces.map(({ mark, before, text }) => (
          <span key={mark.start}>
            {before}
            <span
              style={colorOf(mark)}
              className="bg-[length:100%_2px] bg-[position:0_100%] bg-no-repeat pb-[3px]"
            >
              {text}
            </span>
          </span>
        ))}
        {/* As long as the text itself, or it could not be scrolled as far. */}
        {value.slice(marks.at(-1)?.end ?? 0)}
      </div>
      <input
        type="text"
        {...rest}
        value={value}
        onScroll={follow}
        onKeyUp={follow}
        className={`relative bg-transparent outline-none ${letters}`}
      />
    </div>
  )
}
