/**
 * `npm run doctor`: says in sentences what keeps `npm start` from being safe in production with the settings of this
 * environment. It reads and changes nothing, and prints no secret. `--json` prints the findings for a program. Exit 0: a
 * start in production would be safe. Exit 1: something is missing.
 */
import { parseArgs } from 'node:util'
import { examine } from './doctor/examine'
import { renderFindings } from './doctor/render-findings'
import { exitWithMessage } from './processes/exit-with-message'

await run().catch(exitWithMessage)

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
  const findings = await examine(process.env, new Date())
  console.log(values.json ? JSON.stringify(findings, undefined, 2) : renderFindings(findings))
  if (findings.some(({ kind }) => kind === 'missing')) process.exitCode = 1
}
