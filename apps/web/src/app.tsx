import { BrowserRouter } from 'react-router'
import { CrashBoundary } from './components/crash-boundary.tsx'
import { AppRoutes } from './routes.tsx'
import { Toaster } from './ui/toaster.tsx'

/** Everything behind the landing page: address, screens, and the place for toasts. */
export function App() {
  return (
    <CrashBoundary>
      <BrowserRouter>
        <AppRoutes />
        <Toaster />
      </BrowserRouter>
    </CrashBoundary>
  )
}
