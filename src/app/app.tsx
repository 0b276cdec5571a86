import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { Layout } from './layout/layout'
import { AppRoutes } from './routes/app-routes'

interface AppProps {
  queryClient: QueryClient
  /** Says which address is shown: the browser's, or the one of a preview. */
  Router: ComponentType<{ children: ReactNode }>
}

/** The storefront: its providers around its layout around its routes. */
export function App({ queryClient, Router }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router>
          <Layout>
            <AppRoutes />
          </Layout>
        </Router>
      </QueryClientProvider>
    </StrictMode>
  )
}
