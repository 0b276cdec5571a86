import './app/theme/tokens.css'
import './app/theme/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { nameFirstEntry } from './app/page/name-first-entry'
import { preloadPage } from './app/routes/preload-page'
import { connectSession } from './app/session/connect-session'
import { applyColorScheme } from './app/theme/color-scheme'
import { trustProviderScripts } from './app/trusted-scripts'

trustProviderScripts()
preloadPage(window.location.pathname)
applyColorScheme()
connectSession()
nameFirstEntry()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root" to render the shop into.')
createRoot(root).render(<App />)
