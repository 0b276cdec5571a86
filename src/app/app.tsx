import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { Layout } from './layout/layout'
import { AppRoutes } from './routes/app-routes'

interface AppProps {
  queryClient: QueryClient
  /** Provides the current URL: the browser's, or the one that the server renders. */
  Router: ComponentType<{ children: ReactNode }>
  /** The page; without it the one at the URL. */
  children?: ReactNode
}

/** The storefront: its providers around its layout around its routes. */
export function App({ queryClient, Router, children = <AppRoutes /> }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router>
          <Layout>{children}</Layout>
        </Router>
      </QueryClientProvider>
    </StrictMode>
  )
}
