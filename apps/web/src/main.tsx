import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { storedTokens } from './data/tokens.ts'
import { currentLanguage, startI18n } from './i18n/i18n.ts'
import { fetchScreenAt } from './routes.tsx'
import { PageSpinner } from './ui/spinner.tsx'
import { applyTheme, storedTheme } from './ui/stored-theme.ts'

applyTheme(storedTheme())
startI18n()
const isGuest = storedTokens() === null
const screenIsThere = fetchScreenAt(location.pathname, isGuest)
// The first formatter in the life of a page takes 20 ms to make, on a phone: now, while the screen is on its way.
if (!isGuest) Intl.NumberFormat(currentLanguage())

const element = document.getElementById('root')
if (!element) throw new Error('The page has no root element')
const root = createRoot(element)
root.render(<PageSpinner />)
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
// As a transition it is drawn in small steps, between which the page answers.
void screenIsThere.then(() => startTransition(() => root.render(app)))
