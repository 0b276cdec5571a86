/** The yardstick of the page bench: about the fastest that a shop's home page is without being rendered on the server. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'

const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./home')).Home }) },
      { path: '*', lazy: async () => ({ Component: (await import('./other')).Other }) },
    ],
  },
])

/** Its code is here before the router asks: the document's markup stays until the page takes its place. */
await import('./home')
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)

function Shell() {
  return (
    <>
      <header className="bar">
        <nav>
          {['Home', 'Shop', 'Signin'].map((name) => (
            <Link key={name} to={`/${name.toLowerCase()}`}>
              {name}
            </Link>
          ))}
        </nav>
        <span className="badge" data-count={2}>
          Cart
        </span>
      </header>
      <Outlet />
    </>
  )
}
