/**
 * `npm run dev`: the storefront with hot reload. JSON calls pass Prism, which holds request and answer against
 * openapi.yaml, in front of the stateful API; one Ctrl-C ends all of it. `PORT`, `API_PORT` and `PRISM_PORT` choose other
 * ports; options after `--` are those of `npm run mock`, such as `--products 10000`.
 */
import { readConfiguration } from '../mocks/api/configuration'
import { decideStart } from '../mocks/api/starting/decide-start'
import { assertStarts, readSituation } from '../mocks/api/starting/read-situation'
import { announceDevelopment } from './dev/announce-development'
import { readPorts, startDevelopment } from './dev/start-development'
import { exitWithMessage } from './processes/exit-with-message'
import { stopOnSignal } from './processes/stop'

await start().catch(exitWithMessage)

async function start(): Promise<void> {
  const situation = readSituation(readConfiguration(process.env), { command: 'dev' })
  assertStarts(decideStart(situation))
  const ports = readPorts(process.env)
  const development = await startDevelopment(ports, process.argv.slice(2))
  stopOnSignal(development.stop)
  if (await development.whenReady()) announceDevelopment(ports)
}
