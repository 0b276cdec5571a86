/**
 * `npm run build`: `dist/`, the storefront with the real payment provider for any static host, with the headers to send it
 * with, and `dist/widget/`, the payment widget for a merchant's page.
 */
import { fileURLToPath } from 'node:url'
import { writeHeaderFiles } from './hosting/write-header-files'
import { runVite } from './processes/run-vite'
import { compressFiles } from './start/compress-files'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))

await runVite(['build', '--logLevel', 'warn'])
await runVite(['build', '--mode', 'widget', '--logLevel', 'warn'])
await compressFiles(DIST)
await writeHeaderFiles(DIST, 'braintree')
console.log(`dist/ holds the storefront, dist/widget/ the payment widget.
Headers to send the storefront with: dist/_headers (Netlify, Cloudflare Pages), dist/hosting/ (nginx, Caddy).`)
