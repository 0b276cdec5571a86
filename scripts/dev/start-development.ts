import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import type { ViolationReport } from '../../mocks/api/http/violation-report'
import { createFront } from '../../mocks/prism/front'
import { prismArguments } from '../../mocks/prism/prism-command'
import { printViolation } from '../mock/print-violation'
import { parseViolationLine } from '../mock/violation-line'
import { listen } from '../processes/listening/listen'
import { assertPortIsFree, parsePort } from '../processes/listening/port'
import { QUIET } from '../processes/run-vite'
import { supervise } from '../processes/supervise'
import { clock, paint } from '../processes/terminal'
import { apiCommand } from './api-command'
import { restartOnSave } from './restart-on-save'
import { toOverlay } from './show-violation'

export interface DevelopmentPorts {
  shop: number
  api: number
  prism: number
}

export interface Development {
  /**
   * Resolves with true when shop, API and Prism respond; with false when they are stopped before.
   *
   * @throws NeverAnswered when one of them could not start; then all of them are stopped
   */
  whenReady(): Promise<boolean>
  stop(): Promise<void>
}

const LOOPBACK = '127.0.0.1'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** @throws SettingError for one that is no port */
export function readPorts(environment: NodeJS.ProcessEnv): DevelopmentPorts {
  const read = (name: string, usual: string) => parsePort(environment[name] ?? usual, name)
  return {
    shop: read('PORT', '5173'),
    api: read('API_PORT', '4010'),
    prism: read('PRISM_PORT', '4012'),
  }
}

/**
 * Starts the API and Prism as processes that are restarted when they die, and Vite in this one. Violations of the contract,
 * found by Prism or by the API, are shown in the terminal and in the browser's overlay.
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

  let vite: ViteDevServer | undefined
  const onViolation = (report: ViolationReport) => {
    console.error(`${clock()} ${printViolation(report)}`)
    vite?.ws.send(toOverlay(report))
  }
  const sayApi = say('api')
  const api = supervise({
    name: 'The API',
    ...apiCommand(ports.api, apiOptions),
    port: ports.api,
    onLine(line) {
      const report = parseViolationLine(line)
      if (report) onViolation(report)
      else sayApi(line)
    },
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
      onViolation,
    }),
    { port: 0, hostname: LOOPBACK },
  )
  vite = await startVite(ports.shop, `http://${LOOPBACK}:${front.port}`)
  restartOnSave(vite.watcher, { api, prism })

  const stop = async () => {
    await Promise.all([vite?.close(), front.close(), prism.stop(), api.stop()])
  }
  return {
    async whenReady() {
      try {
        const isReady = await Promise.all([api.whenReady(), prism.whenReady()])
        return isReady.every(Boolean)
      } catch (error) {
        await stop()
        throw error
      }
    },
    stop,
  }
}

async function startVite(port: number, origin: string) {
  // vite.config.ts reads API_ORIGIN when it is loaded.
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
