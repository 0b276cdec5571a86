/** `npm run mock`: the stateful API alone. `npm run mock -- --help` lists the options. */
import { Hono } from 'hono'
import { startApi } from '../mocks/api/start-api'
import { createWorldsApp } from '../mocks/worlds/http/worlds-app'
import { startWorlds, WORLDS_PATH } from '../mocks/worlds/start-worlds'
import type { Worlds } from '../mocks/worlds/worlds'
import { HELP, readOptions } from './mock/read-options'
import { toViolationLine } from './mock/violation-line'
import { at } from './processes/host'
import { listen } from './processes/listen'
import { assertPortIsFree } from './processes/port'
import { stopOnSignal } from './processes/stop'

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options.isHelpWanted) {
    console.log(HELP)
    return
  }
  const { port, host, latencyMs, failures } = options
  await assertPortIsFree(port, 'npm run mock -- --port PORT')
  const api = await startApi({
    mode: 'mock',
    host,
    isInMemory: options.isInMemory,
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
  let worlds: Promise<Worlds> | undefined
  const openWorlds = () => {
    worlds ??= startWorlds({ checksAnswers: options.checksAnswers, log: api.log })
    return worlds
  }
  const app = new Hono()
  // Their database is opened when the first of them is used.
  app.all(`${WORLDS_PATH}/*`, async ({ req }) => createWorldsApp(await openWorlds()).fetch(req.raw))
  app.mount('/', api.app.fetch)
  const server = await listen(app, at(port, api.host))
  stopOnSignal(async () => {
    await server.close()
    await (await worlds)?.close()
    await api.close()
  })
  console.log(`
  The stateful API answers at http://localhost:${server.port}${api.contract.basePath}
  A backend of its own for each name: http://localhost:${server.port}${WORLDS_PATH}/NAME${api.contract.basePath}

${api.accounts.map(({ name, email, password }) => `  ${name.padEnd(14)} ${email.padEnd(30)} ${password}`).join('\n')}
`)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
