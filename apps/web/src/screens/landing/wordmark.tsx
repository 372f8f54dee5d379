import { paths } from '../../paths.ts'
import { Mark } from '../../ui/mark.tsx'

/** The name, which leads to the landing page. */
export function Wordmark() {
  return (
    <a className="wordmark" href={paths.landing}>
      <Mark />
      Casita
    </a>
  )
}
