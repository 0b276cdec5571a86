import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The baseline app is built like the storefront, but with nothing of its own. */
export default defineConfig({ plugins: [react()] })
