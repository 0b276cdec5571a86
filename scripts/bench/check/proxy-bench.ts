import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { startService } from '../../conformance/self-test/start-service'
import { listen } from '../../processes/listening/listen'
import { RUN_FILE } from '../../run/run-file'
import type { Bench } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { type PairFigure, takePairs } from '../pairs/take-pairs'
import { percentile } from '../percentile'

/** Whose median and percentile are one sample. */
const CALLS = 150
const WARM_UP = 200
const PAIRS = { least: LEAST_VALUES, most: 20 } as const
const GOAL_MS = 3
const CLI = fileURLToPath(new URL('../../conformance/cli.ts', import.meta.url))
/** What a visitor asks for most. */
const PATHS = [
  '/product/list?sortBy=sold&order=desc&limit=6',
  '/category/list',
  '/product/search?search=a',
  '/product/list?limit=undefined',
]

/** What `--proxy` of the conformance check adds to calls: as many of the same in turns, with it and without. */
export const proxyBench: Bench = {
  async run(note) {
    const service = await startService()
    const server = await listen({ fetch: service.handle }, { port: 0, hostname: '127.0.0.1' })
    const direct = `http://127.0.0.1:${server.port}/api`
    const proxy = await startProxy(direct)
    const agent = new Agent({ keepAlive: true })
    const timeCalls = (origin: string, calls: number) => async () => {
      const times: number[] = []
      while (times.length < calls) {
        times.push(await time(`${origin}${PATHS[times.length % PATHS.length]}`, agent))
      }
      return times
    }
    try {
      for (const origin of [direct, proxy.baseUrl]) await timeCalls(origin, WARM_UP)()
      return await takePairs({
        yardstick: 'the service alone',
        own: timeCalls(proxy.baseUrl, CALLS),
        other: timeCalls(direct, CALLS),
        figures: FIGURES,
        ...PAIRS,
        note: (text) => note(`${CALLS} calls each way: ${text}`),
      })
    } finally {
      agent.destroy()
      await proxy.stop()
      await server.close()
      await service.close()
    }
  },
}

const FIGURES: readonly PairFigure<readonly number[]>[] = [
  {
    name: 'a call through the proxy, median',
    unit: 'ms',
    of: (times) => percentile(times, 50),
  },
  {
    name: 'a call through the proxy, 95th percentile',
    unit: 'ms',
    of: (times) => percentile(times, 95),
  },
  {
    name: 'what the proxy adds at the 95th percentile',
    unit: 'ms',
    of: (times, alone) => percentile(times, 95) - percentile(alone, 95),
    goal: { of: 'value', atMost: GOAL_MS },
  },
]

/** In a process of its own, as teams run it. */
async function startProxy(target: string) {
  const args = [RUN_FILE, CLI, '--proxy', '0', '--base-url', target]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const baseUrl = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, found] = /^Give clients (\S+):/m.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The proxy did not start: ${said}`)))
  })
  return {
    baseUrl,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}

/** Milliseconds until the last byte of the answer. */
function time(url: string, agent: Agent): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(performance.now() - start))
    })
    sent.once('error', reject)
    sent.end()
  })
}
