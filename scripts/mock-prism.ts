/** `npm run mock:prism`: Prism alone, answering from the contract's examples. `--port` chooses another port than 4011. */
import { parseArgs } from 'node:util'
import { prismArguments } from '../mocks/prism/prism-command'
import { exitWithMessage } from './processes/exit-with-message'
import { assertPortIsFree, parsePort } from './processes/listening/port'
import { stopOnSignal } from './processes/stop'
import { supervise } from './processes/supervise'
import { paint } from './processes/terminal'

await start().catch(exitWithMessage)

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4011' } } })
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
