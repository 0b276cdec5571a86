/** `npm run contract:diff -- OLD NEW`: what a change of the contract costs clients and backends. */
import { runDiff } from './contract-diff/run-diff'

process.exitCode = await runDiff(process.argv.slice(2), process.stdout, process.stderr)
