import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { storedTokens } from './data/tokens.ts'
import { startI18n } from './i18n/i18n.ts'
import { fetchScreenAt } from './routes.tsx'
import { applyTheme, storedTheme } from './ui/stored-theme.ts'

applyTheme(storedTheme())
startI18n()
fetchScreenAt(location.pathname, storedTokens() === null)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
