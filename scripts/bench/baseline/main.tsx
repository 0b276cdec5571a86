/** The yardstick of the page bench: what the storefront's libraries cost before anything is built with them. */
import AppBar from '@mui/material/AppBar'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
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

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={createTheme()}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
)

function Shell() {
  return (
    <>
      <AppBar position="static">
        <Toolbar>
          {['Home', 'Shop', 'Signin'].map((name) => (
            <Button key={name} color="inherit" component={Link} to={`/${name.toLowerCase()}`}>
              {name}
            </Button>
          ))}
          <Badge badgeContent={2}>Cart</Badge>
        </Toolbar>
      </AppBar>
      <Outlet />
    </>
  )
}
