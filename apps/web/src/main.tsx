import './early.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { storedTokens } from './data/tokens.ts'
import { startI18n } from './i18n/i18n.ts'
import { fetchScreenAt } from './routes.tsx'
import { Opening } from './ui/opening.tsx'

/** Begins a new task: between two of them the page can answer and be painted. */
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
  // As a transition it is drawn in small steps, between which the page answers.
  startTransition(() => root.render(app))
}

void start()
