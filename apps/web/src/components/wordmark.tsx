import { Mark } from '../ui/mark.tsx'

/** Mark and name. Leads to the landing page, which is a page outside of the app. */
export function Wordmark({ href = '/' }: { href?: string }) {
  return (
    <a className="wordmark" href={href}>
      <Mark />
      Casita
    </a>
  )
}
