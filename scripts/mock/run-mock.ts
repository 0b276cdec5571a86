import { Hono } from 'hono'
import { GATEWAY_PATH } from '../../mocks/api/payment/simulated-provider/simulated-provider'
import { startApi } from '../../mocks/api/start-api'
import { worldOfHost } from '../../mocks/worlds/http/open-link'
import { WORLDS_PATH } from '../../mocks/worlds/start-worlds'
import { CONTRACT_PAGE_PATH, createContractPage } from '../contract-page/contract-page'
import { at } from '../processes/listening/host'
import { listen } from '../processes/listening/listen'
import { assertPortIsFree } from '../processes/listening/port'
import { stopOnSignal } from '../processes/stop'
import { createMockWorlds } from './mock-worlds'
import { readOptions, renderHelp } from './read-options'
import { toViolationLine } from './violation-line'

/**
 * Runs the stateful API and its worlds until the process is told to stop; ends it with a sentence when it can't start.
 *
 * @param command how people start it: `npm run mock --`
 */
export function runMock(command: string): void {
  run(command).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}

async function run(command: string): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options.isHelpWanted) {
    console.log(renderHelp(command))
    return
  }
  const { port, host, latencyMs, failures } = options
  await assertPortIsFree(port, `${command} --port PORT`)
  const api = await startApi({
    mode: 'mock',
    host,
    // A state is a world's, and nothing of a world is kept.
    isInMemory: options.isInMemory || options.state !== undefined || options.troubles !== '',
    productCount: options.productCount,
    checksAnswers: options.checksAnswers,
    onViolation: (report) => console.log(toViolationLine(report)),
    simulation: { latencyMs, failures },
  })
  for (const operationId of failures.keys()) {
    if (!api.contract.operations.some(({ id }) => id === operationId)) {
      await api.close()
      throw new Error(`--fail names ${operationId}, which is no operation of openapi.yaml.`)
    }
  }
  if (options.resets) await api.reset()
  const worlds = createMockWorlds({ ...options, log: api.log })
  const app = new Hono()
  app.use((context, next) =>
    worldOfHost(context.req.header('Host'))
      ? worlds.fetchShop(context.req.raw, context.env)
      : next(),
  )
  app.all(`${WORLDS_PATH}/*`, ({ req, env }) => worlds.fetch(req.raw, env))
  if (options.state !== undefined || options.troubles !== '') {
    try {
      await worlds.openOwn()
    } catch (error) {
      await Promise.all([worlds.close(), api.close()])
      throw error
    }
    for (const path of [`${api.contract.basePath}/*`, `${GATEWAY_PATH}/*`]) {
      app.all(path, ({ req, env }) => worlds.fetchOwn(req.raw, env))
    }
  }
  app.route('/', createContractPage({ hasWorlds: true }))
  app.mount('/', api.app.fetch)
  const server = await listen(app, at(port, api.host))
  stopOnSignal(async () => {
    await server.close()
    await worlds.close()
    await api.close()
  })
  console.log(`
  The stateful API answers at http://localhost:${server.port}${api.contract.basePath}
  A backend of its own for each name: http://localhost:${server.port}${WORLDS_PATH}/NAME${api.contract.basePath}
  The contract, and calls to try: http://localhost:${server.port}${CONTRACT_PAGE_PATH}

${api.accounts.map(({ name, email, password }) => `  ${name.padEnd(14)} ${email.padEnd(30)} ${password}`).join('\n')}
`)
}
