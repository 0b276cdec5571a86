/**
 * `npm run build`: `dist/`, the storefront with the real payment provider for any static host, with the headers to send it
 * with, and `dist/widget/`, the payment widget for a merchant's page. `ALLOW_PAYPAL_SCRIPTS=1` makes a cart that offers PayPal.
 * It also builds what `npm start` runs and serves with that provider, for a user who may not write here.
 */
import { fileURLToPath } from 'node:url'
import { readConfiguration } from '../mocks/api/configuration'
import { writeHeaderFiles } from './hosting/write-header-files'
import { readCommandLine } from './processes/command-line/read-command-line'
import { runVite } from './processes/run-vite'
import { bundleCommand } from './run/bundle-command.mjs'
import { buildStorefront } from './start/build-storefront'
import { compressFiles } from './start/compress-files'
import { describeCart } from './start/describe-cart'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))

// It takes no option: a wrong one is better refused before minutes of work.
readCommandLine({ options: {} })
const { ALLOW_PAYPAL_SCRIPTS } = process.env
// The others are for who runs the service, and may well be missing here.
const { allowsPayPalScripts } = readConfiguration({ ALLOW_PAYPAL_SCRIPTS })

await runVite(['build', '--logLevel', 'warn'])
await runVite(['build', '--mode', 'widget', '--logLevel', 'warn'])
await compressFiles(DIST)
await buildStorefront('braintree', () => undefined)
await bundleCommand(fileURLToPath(new URL('./start.ts', import.meta.url)))
await writeHeaderFiles(DIST, { provider: 'braintree', allowsPayPalScripts })
console.log(`dist/ holds the storefront, dist/widget/ the payment widget.
Headers to send the storefront with: dist/_headers (Netlify, Cloudflare Pages), dist/hosting/ (nginx, Caddy).
${describeCart({ allowsPayPalScripts })}`)
