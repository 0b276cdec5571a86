import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from '../api/query-client'
import { Layout } from './layout/layout'
import { AppRoutes } from './routes/app-routes'
import { forgetPrivateData } from './session/forget-private-data'

const queryClient = createQueryClient()
forgetPrivateData(queryClient)

/** The storefront: its providers around its layout around its routes. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Layout>
            <AppRoutes />
          </Layout>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}
