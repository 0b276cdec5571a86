/** `npm run mock:prism`: Prism alone, answering from the contract's examples. `npm run mock:prism -- --help` lists the options. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { prismArguments } from '../mocks/prism/prism-command'
import { assertCommandLine } from './processes/command-line/assert-command-line'
import { exitWithMessage } from './processes/exit-with-message'
import { assertPortIsFree, parsePort } from './processes/listening/port'
import { stopOnSignal } from './processes/stop'
import { supervise } from './processes/supervise'
import { paint } from './processes/terminal'

const HELP = `Usage: npm run mock:prism -- [options]

  --port PORT   where to listen (4011)

Answers each operation from the examples of openapi.yaml, and keeps nothing. Prefer: code=404 asks for another status.`

const OPTIONS = {
  port: { type: 'string', default: '4011' },
  help: { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options']

await start().catch(exitWithMessage)

async function start(): Promise<void> {
  assertCommandLine(process.argv.slice(2), OPTIONS, { port: 'a port number from 0 to 65535' })
  const { values } = parseArgs({ options: OPTIONS, allowNegative: true })
  if (values.help) {
    console.log(HELP)
    return
  }
  const port = parsePort(values.port, '--port')
  await assertPortIsFree(port, `npm run mock:prism -- --port ${port + 20}`)

  const prism = supervise({
    name: 'Prism',
    args: prismArguments({ kind: 'mock', port }),
    port,
    onLine(line) {
      console.log(line)
      if (line.includes('Prism is listening')) announce(port)
    },
    onRestart: (message) => console.warn(paint('yellow', message)),
  })
  stopOnSignal(() => prism.stop())
}

function announce(port: number): void {
  console.log(`
  ${paint('bold', 'The contract as a mock')}: http://127.0.0.1:${port}
  any documented answer     curl -H 'Prefer: code=404' http://127.0.0.1:${port}/product/show/prd_01
  the storefront before it  VITE_API_BASE_URL=http://127.0.0.1:${port} npx vite
`)
}
