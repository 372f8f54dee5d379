import { paths } from '../paths.ts'
import { Mark } from '../ui/mark.tsx'

/** Mark and name. Leads to the landing page, which is a page outside of the app. */
export function Wordmark() {
  return (
    <a className="wordmark" href={paths.landing}>
      <Mark />
      Casita
    </a>
  )
}
