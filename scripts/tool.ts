/**
 * `npm run tool -- drizzle-kit …`: runs a tool that `npm ci` leaves out, with the arguments that follow; the first time it is
 * installed into `.cache/tools`, as `scripts/tools` locks it. Without a name it lists them.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { exitWithMessage } from './processes/exit-with-message'
import { EXTRA_TOOLS, ensureExtraTool } from './tools/extra-tool'

await run(process.argv.slice(2)).catch(exitWithMessage)

async function run([name, ...args]: readonly string[]): Promise<void> {
  const tool = EXTRA_TOOLS.find((known) => known === name)
  if (!tool) {
    console.log(`npm run tool -- ${EXTRA_TOOLS.join(' | ')} …`)
    process.exitCode = name === undefined ? 0 : 2
    return
  }
  // It may ask questions.
  const child = spawn(process.execPath, [await ensureExtraTool(tool), ...args], {
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  process.exitCode = typeof code === 'number' ? code : 1
}
