import './early.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { mayKeep } from './data/storage.ts'
import { storedTokens } from './data/tokens.ts'
import { startI18n } from './i18n/i18n.ts'
import { fetchScreenAt } from './routes.tsx'
import { Opening } from './ui/opening.tsx'

/** Waits for a new task: between two tasks the page can respond and paint. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function start(): Promise<void> {
  startI18n()
  const isGuest = storedTokens() === null
  const screenIsThere = fetchScreenAt(location.pathname, isGuest)

  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no root element')
  await nextTask()
  const root = createRoot(element)
  root.render(<Opening />)
  await nextTask()

  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  await screenIsThere
  // A transition renders in small slices, between which the page responds.
  startTransition(() => root.render(app))
}

/** Shows a sentence of the page itself, in the visitor's language. */
function say(when: 'blocked' | 'old'): void {
  const sentences = [...document.querySelectorAll<HTMLElement>(`[data-when=${when}]`)]
  const own = sentences.find(({ lang }) => navigator.language.startsWith(lang)) ?? sentences[0]
  if (own) own.hidden = false
}

if (!CSS.supports('color', 'light-dark(red, red)')) {
  if (!Map.groupBy || !('popover' in HTMLElement.prototype)) say('old')
  import('./ui/light-only.ts').then(({ showLight }) => showLight()).catch(() => say('old'))
}
if (mayKeep()) void start()
else say('blocked')
