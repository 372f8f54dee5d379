interface EmphasisedProps {
  /** A translated sentence whose main point stands between `<b>` and `</b>`. */
  text: string
  className: string
}

/** A sentence with its main point in bold. */
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
