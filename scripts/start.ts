/**
 * `npm start`: the whole shop on one address. Builds the storefront when it is stale and serves it with the stateful API
 * and the simulated payment provider. `PORT` or `--port` chooses the port, `DATA_DIR` where the data is kept; `--memory`
 * keeps none. `--api` leaves the storefront to a static host. With `NODE_ENV=production` it starts with its secrets only,
 * and with none of its own making; otherwise it is a demonstration with published passwords, which only this machine
 * reaches unless `HOST` or `--host` names another address to listen on. docs/starting.md has every combination.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { readConfiguration } from '../mocks/api/configuration'
import type { SignInAccount } from '../mocks/api/database/seed/accounts'
import { createJsonLog, type LogEntry } from '../mocks/api/http/log'
import { startApi } from '../mocks/api/start-api'
import { decideStart } from '../mocks/api/startup/decide-start'
import { assertStarts, readSituation } from '../mocks/api/startup/read-situation'
import { parseCommandLine } from './processes/command-line/read-command-line'
import { exitWithFault } from './processes/exit-with-message'
import { at, parseHost } from './processes/listening/host'
import { listen } from './processes/listening/listen'
import { assertPortIsFree, parsePort } from './processes/listening/port'
import { stopOnSignal } from './processes/stop'
import { paint } from './processes/terminal'
import { buildPages, serveApi, serveShop } from './start/build-shop'
import { createDemonstration } from './start/demonstration'
import { logConsole, logUncaught, outliveFullDisk, stopWhenUnread } from './start/log-console'
import { stopWithShell } from './start/stop-with-shell'

/** A provider may take its time over a payment; what runs processes kills them after 30 s as a rule. */
const FINISH_IN_PRODUCTION_MS = 20_000
const FINISH_MS = 5_000

const HELP = `Usage: npm start -- [options]

  --memory       keep nothing: accounts, orders and products end with the process
  --api          serve the API alone, behind a static host of the pages
  --port NUMBER  the port to listen on, in place of PORT
  --host NAME    the address to listen on, in place of HOST
  --help         this text

PORT (4173) chooses the port, DATA_DIR (.data) or DATABASE_URL where the data is. docs/settings.md has all settings,
docs/starting.md what starts with which of them; npm run doctor says what a start in production still lacks.`

await start().catch(exitWithFault)

async function start(): Promise<void> {
  const { values } = parseCommandLine(
    {
      options: {
        memory: { type: 'boolean', default: false },
        api: { type: 'boolean', default: false },
        port: { type: 'string' },
        host: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    },
    '--help lists all.',
  )
  if (values.help) return console.log(HELP)
  const wanted = readPort(values.port)
  await assertPortIsFree(wanted, `npm start -- --port ${wanted + 1}`)
  const configuration = readConfiguration(process.env)
  const { isProduction, drainSeconds } = configuration
  const command = values.api ? 'start --api' : 'start'
  const host = parseHost(values.host)
  // Before anything is built or opened; `startApi` asks again with what it finds in the database.
  const wish = { command, host, isInMemory: values.memory } as const
  assertStarts(decideStart(await readSituation(configuration, wish)))
  const now = () => new Date()
  const log = isProduction ? createJsonLog(now) : logTrouble
  outliveFullDisk(log, now)
  if (isProduction) logConsole(log)
  logUncaught(log)
  const building = values.api
    ? undefined
    : buildPages(configuration, (message) => console.log(message))
  const starting = startApi({
    mode: isProduction ? 'service' : 'demo',
    ...wish,
    log,
    ...(building && { changesAfter: building }),
  })
  const [api, app] = await Promise.all([
    starting,
    building
      ? serveShop(configuration, starting, building)
      : starting.then((api) => serveApi(configuration, api)),
  ])
  const { port, drain, close } = await listen(
    isProduction ? app : await createDemonstration(app, api.accounts, configuration),
    {
      ...at(wanted, api.host),
      trustedProxies: configuration.trustedProxies,
    },
  )
  const stop = stopOnSignal(async () => {
    api.drain()
    drain()
    await pause(drainSeconds * 1000)
    await close(isProduction ? FINISH_IN_PRODUCTION_MS : FINISH_MS)
    await api.close()
    if (isProduction) log({ level: 'info', event: 'stopped' })
  })
  stopWhenUnread(stop)
  stopWithShell(stop)
  const address = `http://localhost:${port}`
  if (isProduction) log({ level: 'info', event: 'listening', address, processId: process.pid })
  else announce(port, api.accounts)
}

function readPort(option: string | undefined): number {
  if (option !== undefined) return parsePort(option, '--port')
  return parsePort(process.env['PORT'] ?? '4173', 'PORT')
}

/** A shop on one's own machine says nothing of what goes well. */
function logTrouble(entry: LogEntry): void {
  if (entry.level === 'info') return
  console.error(JSON.stringify({ time: new Date().toISOString(), ...entry }))
}

/** Prints the URL, the accounts and the test card once the shop is up. */
function announce(port: number, accounts: readonly SignInAccount[]): void {
  const lines = accounts.map(({ role, email, password }) => {
    const who = role === 1 ? 'administrator' : 'shopper'
    return `  ${who.padEnd(15)}${email.padEnd(31)}${password}`
  })
  if (accounts.length > 0) {
    lines.push(
      `  ${'test card'.padEnd(15)}4111 1111 1111 1111            any later date, any code`,
      '',
    )
  }
  console.log(`
  ${paint('bold', 'Prompt Bazaar')}  ${paint('green', `http://localhost:${port}`)}
  The API, with calls to try: http://localhost:${port}/docs

${lines.map((line) => `${line}\n`).join('')}  Ctrl-C stops it.
`)
}
