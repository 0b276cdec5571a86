/**
 * `npm run build`: `dist/`, the storefront with the real payment provider for any static host, and `dist/widget/`, the
 * payment widget for a merchant's page.
 */
import { fileURLToPath } from 'node:url'
import { runVite } from './processes/run-vite'
import { compressFiles } from './start/compress-files'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))

await runVite(['build', '--logLevel', 'warn'])
await runVite(['build', '--mode', 'widget', '--logLevel', 'warn'])
await compressFiles(DIST)
console.log('dist/ holds the storefront, dist/widget/ the payment widget.')
