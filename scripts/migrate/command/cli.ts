/** `npm run migrate -- file-or-folder…`: moves pages and modules from the old drop-in to the widget. */
import { runMigrate } from './run-migrate'

process.exitCode = await runMigrate(process.argv.slice(2), console)
