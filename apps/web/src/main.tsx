import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startI18n } from './i18n/i18n.ts'
import { applyTheme, storedTheme } from './ui/stored-theme.ts'

applyTheme(storedTheme())
startI18n()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
