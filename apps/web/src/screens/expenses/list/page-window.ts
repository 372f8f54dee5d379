/** A page number, or a gap between two. */
export type PageStep = number | 'gap-before' | 'gap-after'

/** The number of pages shown on each side of the current one. */
const reach = 2

/** The current page with two on each side, the first and the last, and gaps for the pages left out. */
export function pageWindow(page: number, pages: number): PageStep[] {
  const from = Math.max(1, page - reach)
  const to = Math.min(pages, page + reach)
  const near = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const before: PageStep[] = from > 2 ? [1, 'gap-before'] : from === 2 ? [1] : []
  const after: PageStep[] = to < pages - 1 ? ['gap-after', pages] : to === pages - 1 ? [pages] : []
  return [...before, ...near, ...after]
}
