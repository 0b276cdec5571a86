import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { startService } from '../conformance/self-test/start-service'
import { listen } from '../processes/listening/listen'
import type { Bench, Figure } from './figure'
import { percentile } from './percentile'

const CALLS = 1_500
const WARM_UP = 200
const GOAL_MS = 3
const CLI = fileURLToPath(new URL('../conformance/cli.ts', import.meta.url))
/** What a visitor asks for most. */
const PATHS = [
  '/product/list?sortBy=sold&order=desc&limit=6',
  '/category/list',
  '/product/search?search=a',
  '/product/list?limit=undefined',
]

/** What `--proxy` of the conformance check adds to calls: the same calls in turns, with it and without. */
export const proxyBench: Bench = {
  name: 'proxy',
  about: 'what the conformance check’s --proxy adds to a call, beside the service alone',
  async run(note) {
    const service = await startService()
    const server = await listen({ fetch: service.handle }, { port: 0, hostname: '127.0.0.1' })
    const direct = `http://127.0.0.1:${server.port}/api`
    const proxy = await startProxy(direct)
    note(`${CALLS} calls each way`)
    const agent = new Agent({ keepAlive: true })
    const alone: number[] = []
    const passed: number[] = []
    for (let count = -WARM_UP; count < CALLS; count += 1) {
      const path = PATHS[Math.abs(count) % PATHS.length] ?? ''
      const times = [
        await time(`${direct}${path}`, agent),
        await time(`${proxy.baseUrl}${path}`, agent),
      ] as const
      if (count < 0) continue
      alone.push(times[0])
      passed.push(times[1])
    }
    agent.destroy()
    await proxy.stop()
    await server.close()
    await service.close()
    const figure = (name: string, percent: number): Figure => ({
      name: `a call through the proxy, ${name}`,
      value: percentile(passed, percent),
      unit: 'ms',
      yardstick: { name: 'the service alone', value: percentile(alone, percent) },
    })
    return [
      figure('median', 50),
      figure('95th percentile', 95),
      {
        name: 'what the proxy adds at the 95th percentile',
        value: Math.max(percentile(passed, 95) - percentile(alone, 95), 0),
        unit: 'ms',
        goal: { of: 'value', atMost: GOAL_MS },
      },
    ]
  },
}

/** In a process of its own, as teams run it. */
async function startProxy(target: string) {
  const args = ['--import', import.meta.resolve('tsx'), CLI, '--proxy', '0', '--base-url', target]
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
