import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prismArguments } from '../../../mocks/prism/prism-command'
import { findFreePort } from '../../processes/listening/free-port'
import { buildStorefront } from '../../start/build-storefront'
import type { Bench, Figure } from '../figure'
import { median } from '../percentile'
import { type Command, timeFirstAnswer } from './time-first-answer'
import { timeHotReload } from './time-hot-reload'

const TIMES = 5

/** How long a developer waits for a first answer, and to see a change. */
export const startUpBench: Bench = {
  name: 'start-up',
  about: 'from the command to its first answer, beside Prism answering from examples; hot reload',
  async run(note) {
    await buildStorefront('simulated', () => undefined)
    const folder = await mkdtemp(join(tmpdir(), 'prompt-bazaar-bench-'))
    const repeat = async (name: string, command: () => Promise<Command>) => {
      note(name)
      const times: number[] = []
      for (let index = 0; index < TIMES; index += 1) {
        times.push(await timeFirstAnswer(await command()))
      }
      return median(times)
    }
    const freshFolder = () => join(folder, randomUUID())
    const kept = join(folder, 'kept')
    try {
      const prism = await repeat('Prism', prismMock)
      const yardstick = { name: 'Prism', value: prism }
      const within = (name: string, value: number, atMost: number): Figure => ({
        name,
        value,
        unit: 'ms',
        yardstick,
        goal: { of: 'value', atMost },
      })
      const first = await repeat('npm run mock, first', () => mock(freshFolder()))
      const later = await repeat('npm run mock, later', () => mock(kept))
      const shop = await repeat('npm start', () => start(kept))
      note('hot reload')
      return [
        {
          name: 'a saved change of a page, until the browser shows it',
          value: median(await timeHotReload(TIMES)),
          unit: 'ms',
          goal: { of: 'value', atMost: 200 },
        },
        within('npm run mock, the first time', first, 3000),
        within('npm run mock, later', later, 2000),
        within('npm start, from built state', shop, 3000),
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function prismMock(): Promise<Command> {
  const port = await findFreePort()
  return {
    args: prismArguments({ kind: 'mock', port }),
    url: `http://127.0.0.1:${port}/category/list`,
  }
}

async function mock(dataDirectory: string): Promise<Command> {
  const port = await findFreePort()
  return {
    args: ['--import', 'tsx', 'scripts/mock.ts', '--port', String(port)],
    env: { DATA_DIR: dataDirectory },
    url: `http://127.0.0.1:${port}/api/category/list`,
  }
}

async function start(dataDirectory: string): Promise<Command> {
  const port = await findFreePort()
  return {
    args: ['--import', 'tsx', 'scripts/start.ts'],
    env: { DATA_DIR: dataDirectory, PORT: String(port) },
    url: `http://127.0.0.1:${port}/healthz`,
  }
}
