/** `npm run compare -- URL`: a merchant's page with the old drop-in and with the new widget, side by side. */
import { runCompare } from './compare/run-compare'

process.exitCode = await runCompare(process.argv.slice(2), console)
