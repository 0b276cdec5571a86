/**
 * `npm run dev`: the storefront with hot reload, and the stateful API behind Prism. Prism validates JSON requests, the API
 * uploads and responses; the terminal and the browser's overlay show what breaks openapi.yaml. One Ctrl-C stops all of it.
 * `PORT`, `API_PORT` and `PRISM_PORT` choose other ports; options after `--` are those of `npm run mock`, such as
 * `--products 10000`.
 */
import { readConfiguration } from '../mocks/api/configuration'
import { decideStart } from '../mocks/api/starting/decide-start'
import { assertStarts, readSituation } from '../mocks/api/starting/read-situation'
import { type DevelopmentPorts, readPorts, startDevelopment } from './dev/start-development'
import { exitWithMessage } from './processes/exit-with-message'
import { stopOnSignal } from './processes/stop'
import { paint } from './processes/terminal'

await start().catch(exitWithMessage)

async function start(): Promise<void> {
  const situation = readSituation(readConfiguration(process.env), { command: 'dev' })
  assertStarts(decideStart(situation))
  const ports = readPorts(process.env)
  const development = await startDevelopment(ports, process.argv.slice(2))
  stopOnSignal(development.stop)
  if (await development.whenReady()) announce(ports)
}

function announce({ shop, api, prism }: DevelopmentPorts): void {
  console.log(`
  ${paint('bold', 'Prompt Bazaar')}, for development
  shop   ${paint('green', `http://localhost:${shop}`)}  with hot reload
  desk   http://localhost:${shop}/w/-/desk  each call as it happens; the button "Desk" of the shop opens it too
  API    http://127.0.0.1:${api}/api
  Prism  http://127.0.0.1:${prism}  validates each JSON request of the shop by openapi.yaml

  Ctrl-C stops all of it.
`)
}
