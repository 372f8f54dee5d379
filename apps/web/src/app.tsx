import { BrowserRouter } from 'react-router'
import { CrashBoundary } from './components/crash-boundary.tsx'
import { AppRoutes } from './routes.tsx'

/** Everything behind the landing page: address and screens. */
export function App() {
  return (
    <CrashBoundary>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </CrashBoundary>
  )
}
