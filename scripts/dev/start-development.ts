import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { createFront } from '../../mocks/prism/front'
import { prismArguments } from '../../mocks/prism/prism-command'
import { reportViolation } from '../../mocks/prism/report-violation'
import { listen } from '../processes/listen'
import { assertPortIsFree, parsePort } from '../processes/port'
import { QUIET } from '../processes/run-vite'
import { supervise } from '../processes/supervise'
import { clock, paint } from '../processes/terminal'

export interface DevelopmentPorts {
  shop: number
  api: number
  prism: number
}

export interface Development {
  /** True as soon as shop, API and Prism answer; false when they are stopped before. */
  whenReady(): Promise<boolean>
  stop(): Promise<void>
}

const LOOPBACK = '127.0.0.1'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

export function readPorts(environment: NodeJS.ProcessEnv): DevelopmentPorts {
  const read = (name: string, usual: string) => parsePort(environment[name] ?? usual, name)
  return {
    shop: read('PORT', '5173'),
    api: read('API_PORT', '4010'),
    prism: read('PRISM_PORT', '4012'),
  }
}

/**
 * Starts API and Prism as processes that are brought back when they die, and Vite in this one.
 *
 * @throws PortTakenError before anything is started
 */
export async function startDevelopment(
  ports: DevelopmentPorts,
  apiOptions: readonly string[],
): Promise<Development> {
  await assertPortIsFree(ports.shop, `PORT=${ports.shop + 1} npm run dev`)
  await assertPortIsFree(ports.api, `API_PORT=${ports.api + 10} npm run dev`)
  await assertPortIsFree(ports.prism, `PRISM_PORT=${ports.prism + 10} npm run dev`)

  const api = supervise({
    name: 'The API',
    args: ['--import', 'tsx', path('../mock.ts'), '--port', String(ports.api), ...apiOptions],
    port: ports.api,
    onLine: say('api'),
    onRestart: warn,
  })
  const apiOrigin = `http://${LOOPBACK}:${ports.api}`
  const prism = supervise({
    name: 'Prism',
    args: prismArguments({ kind: 'proxy', port: ports.prism, upstream: `${apiOrigin}/api` }),
    port: ports.prism,
    onLine: (line) => line.includes('Starting Prism') || say('prism')(line),
    onRestart: warn,
  })
  const front = await listen(
    createFront({
      apiOrigin,
      prismOrigin: `http://${LOOPBACK}:${ports.prism}`,
      whenPrismIsReady: prism.whenReady,
      onViolation: (violation) => console.error(`${clock()} ${reportViolation(violation, paint)}`),
    }),
    { port: 0, hostname: LOOPBACK },
  )
  const vite = await startVite(ports.shop, `http://${LOOPBACK}:${front.port}`)

  return {
    async whenReady() {
      const isReady = await Promise.all([api.whenReady(), prism.whenReady()])
      return isReady.every(Boolean)
    },
    async stop() {
      await Promise.all([vite.close(), front.close(), prism.stop(), api.stop()])
    },
  }
}

async function startVite(port: number, origin: string) {
  // Read when the configuration is loaded.
  Object.assign(process.env, QUIET, { API_ORIGIN: origin })
  const vite = await createServer({
    configFile: path('../../vite.config.ts'),
    server: { port, strictPort: true },
  })
  return vite.listen()
}

function say(name: string): (line: string) => void {
  return (line) => console.log(`${clock()} ${paint('cyan', name)} ${line}`)
}

function warn(message: string): void {
  console.warn(`${clock()} ${paint('yellow', message)}`)
}
