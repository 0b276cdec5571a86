import { Hono } from 'hono'
import type { ViolationReport } from '../../mocks/api/http/violation-report'
import { GATEWAY_PATH } from '../../mocks/api/payment/simulated-provider/simulated-provider'
import type { StartedApi } from '../../mocks/api/start-api'
import { DEFAULT_WORLD } from '../../mocks/worlds/default-world'
import { answerFault } from '../../mocks/worlds/http/answer-fault'
import { createExplainer } from '../../mocks/worlds/http/explain-address'
import { worldOfHost } from '../../mocks/worlds/http/open-link'
import { WORLDS_PATH } from '../../mocks/worlds/start-worlds'
import { StateError } from '../../mocks/worlds/states/state'
import { TroubleError } from '../../mocks/worlds/troubles/trouble'
import { UpstreamError } from '../../mocks/worlds/upstream/parse-upstream-options'
import type { Worlds } from '../../mocks/worlds/worlds'
import { CONTRACT_PAGE_PATH, createContractPage } from '../contract-page/contract-page'
import { WRONG_USE } from '../processes/exit-with-message'
import { at } from '../processes/listening/host'
import { listen } from '../processes/listening/listen'
import { assertPortIsFree } from '../processes/listening/port'
import { SettingError } from '../processes/setting-error'
import { stopOnSignal } from '../processes/stop'
import { clock } from '../processes/terminal'
import { createMockWorlds } from './mock-worlds'
import { printViolation } from './print-violation'
import { type MockOptions, readOptions, renderHelp } from './read-options'
import { type StartedDefault, startDefault } from './start-default'
import { createUpstreamPassthrough, type UpstreamPassthrough } from './upstream-passthrough'
import { toViolationLine } from './violation-line'

/**
 * Runs the stateful API and its worlds until the process is told to stop; ends it with a sentence when it can't start.
 *
 * @param command how people start it: `npm run mock --`
 */
export function runMock(command: string): void {
  run(command).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(WRONG_OPTIONS.some((kind) => error instanceof kind) ? WRONG_USE : 1)
  })
}

/** What only they can have brought about before anybody has called. */
const WRONG_OPTIONS = [SettingError, StateError, TroubleError, UpstreamError]

async function run(command: string): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options.isHelpWanted) {
    console.log(renderHelp(command))
    return
  }
  const { port, host } = options
  await assertPortIsFree(port, `${command} --port PORT`)
  const started = await startDefault({
    host,
    isInMemory: options.isInMemory || options.state !== undefined,
    productCount: options.productCount,
    resets: options.resets,
    checksAnswers: options.checksAnswers,
    onViolation: tellViolation(options),
  })
  const { api, own } = started
  const { worlds, passthrough } = await arrange(options, started).catch(async (error: unknown) => {
    await api.close()
    throw error
  })
  const app = new Hono()
  app.use((context, next) =>
    worldOfHost(context.req.header('Host'))
      ? worlds.fetchShop(context.req.raw, context.env)
      : next(),
  )
  app.all(`${WORLDS_PATH}/*`, ({ req, env }) => worlds.fetch(req.raw, env))
  if (own) {
    for (const path of [`${api.contract.basePath}/*`, `${GATEWAY_PATH}/*`]) {
      app.all(path, ({ req, env }) => worlds.fetchDefault(req.raw, env))
    }
  }
  app.route('/', createContractPage({ hasWorlds: true, accounts: api.accounts }))
  const explain = createExplainer(api.contract)
  app.mount('/', (request, env) => explain(async (passed) => api.app.fetch(passed, env))(request))
  app.onError(answerFault)
  const server = await listen(passthrough?.withPictures(app) ?? app, at(port, api.host))
  stopOnSignal(async () => {
    worlds.drain()
    await server.close()
    await passthrough?.settle()
    await worlds.close()
    await api.close()
  })
  console.log(`
  The stateful API answers at http://localhost:${server.port}${api.contract.basePath}
  A backend of its own for each name: http://localhost:${server.port}${WORLDS_PATH}/NAME${api.contract.basePath}
  Each call as it happens, state, clock and troubles: http://localhost:${server.port}${WORLDS_PATH}/${own ? DEFAULT_WORLD : 'NAME'}/desk
  The contract, and calls to try: http://localhost:${server.port}${CONTRACT_PAGE_PATH}

${api.accounts.map(({ name, email, password }) => `  ${name.padEnd(14)} ${email.padEnd(30)} ${password}`).join('\n')}
`)
}

function tellViolation({ writesJson }: MockOptions): (report: ViolationReport) => void {
  return (report) =>
    console.log(writesJson ? toViolationLine(report) : `${clock()} ${printViolation(report)}`)
}

/** @throws Error with a sentence for options that can't be used */
async function arrange(options: MockOptions, { api, own, join }: StartedDefault) {
  const { allowedHosts } = options
  if (!own) assertOwnDatabase(options)
  const passthrough = openUpstreamPassthrough(options, api, () => worlds.open())
  const upstream = passthrough?.upstream
  const kept = passthrough?.recordedIn === undefined ? [] : [passthrough.recordedIn]
  const worlds = createMockWorlds(
    { ...options, own, upstream, onViolation: tellViolation(options), log: api.log },
    { allowedHosts, kept },
  )
  try {
    if (own) await join(await worlds.open())
    await passthrough?.prepare()
    return { worlds, passthrough }
  } catch (error) {
    await worlds.close()
    throw error
  }
}

/** @throws SettingError for what only a world can do */
function assertOwnDatabase({ troubles, upstream }: MockOptions): void {
  const used = troubles !== '' ? '--trouble' : upstream !== undefined ? '--upstream' : undefined
  if (used === undefined) return
  throw new SettingError(
    `${used} wants the mock's own database: unset DATABASE_URL, or call a world, such as /w/me/api, with the header X-Mock-Trouble.`,
  )
}

function openUpstreamPassthrough(
  options: MockOptions,
  { contract }: StartedApi,
  openWorlds: () => Promise<Worlds>,
): UpstreamPassthrough | undefined {
  const { upstream, real, record, allowedHosts } = options
  if (upstream === undefined) return undefined
  const onViolation = tellViolation(options)
  const say = (sentence: string) => console.log(sentence)
  const settings = { upstream, real, record, allowedHosts }
  return createUpstreamPassthrough({ ...settings, contract, openWorlds, onViolation, say })
}
