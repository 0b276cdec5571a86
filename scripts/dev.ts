/**
 * `npm run dev`: the storefront with hot reload, and the stateful API behind Prism. Prism validates JSON requests, the API
 * uploads and responses; the terminal and the browser's overlay show what breaks openapi.yaml. One Ctrl-C stops all of it.
 * `npm run dev -- --help` lists the options.
 */
import { readConfiguration } from '../mocks/api/configuration'
import { decideStart } from '../mocks/api/startup/decide-start'
import { assertStarts, readSituation } from '../mocks/api/startup/read-situation'
import { type DevelopmentPorts, readPorts, startDevelopment } from './dev/start-development'
import { DEFAULT_PORT, OPTIONS_HELP, readOptions } from './mock/read-options'
import { exitWithMessage } from './processes/exit-with-message'
import { SettingError } from './processes/setting-error'
import { stopOnSignal } from './processes/stop'
import { paint } from './processes/terminal'

const HELP = `Usage: npm run dev -- [options]

PORT (5173), API_PORT (4010) and PRISM_PORT (4012) in the environment choose the ports. The options are the mock's:

${OPTIONS_HELP}

The API starts again when one of its files is saved, the shop changes in place. Worlds end with the API.`

await start().catch(exitWithMessage)

async function start(): Promise<void> {
  const args = process.argv.slice(2)
  const { isHelpWanted, port } = readOptions(args)
  if (isHelpWanted) {
    console.log(HELP)
    return
  }
  if (port !== DEFAULT_PORT)
    throw new SettingError('npm run dev takes its ports from PORT, API_PORT and PRISM_PORT.')
  const situation = await readSituation(readConfiguration(process.env), { command: 'dev' })
  assertStarts(decideStart(situation))
  const ports = readPorts(process.env)
  const development = await startDevelopment(ports, args)
  stopOnSignal(development.stop)
  if (await development.whenReady()) announce(ports)
}

function announce({ shop, api, prism }: DevelopmentPorts): void {
  console.log(`
  ${paint('bold', 'Prompt Bazaar')}, for development
  shop   ${paint('green', `http://localhost:${shop}`)}  with hot reload
  desk   http://localhost:${shop}/w/default/desk  each call as it happens; the button "Desk" of the shop opens it too
  API    http://127.0.0.1:${api}/api
  Prism  http://127.0.0.1:${prism}  validates each JSON request of the shop by openapi.yaml

  Ctrl-C stops all of it.
`)
}
