import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { muiTheme } from './mui-theme'

/** Under a strict Content-Security-Policy, the server puts the page's nonce here. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content

const cache = createCache({ key: 'mui', ...(nonce ? { nonce } : {}) })

/** Provides the theme for everything built with MUI. The first screen is not, so that it doesn't wait for MUI. */
export function MuiScope({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
