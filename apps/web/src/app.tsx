import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { CrashBoundary } from './components/crash-boundary.tsx'
import { createQueryClient } from './data/query-client.ts'
import { AppRoutes } from './routes.tsx'
import { AuthProvider } from './sign-in/auth-context.tsx'
import { Toaster } from './ui/toaster.tsx'

/** Everything behind the landing page: data, address, who is signed in, the screens, and the place for toasts. */
export function App() {
  const [client] = useState(createQueryClient)
  return (
    <CrashBoundary>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <AuthProvider>
            <AppRoutes />
            <Toaster />
          </AuthProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </CrashBoundary>
  )
}
