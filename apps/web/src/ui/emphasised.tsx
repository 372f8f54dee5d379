interface EmphasisedProps {
  /** A translated sentence; what stands between `<b>` and `</b>` is its point. */
  text: string
  className: string
}

/** A sentence with its point in bold. */
export function Emphasised({ text, className }: EmphasisedProps) {
  const [before, point, after] = text.split(/<\/?b>/)
  return (
    <>
      {before}
      <b className={className}>{point}</b>
      {after}
    </>
  )
}
