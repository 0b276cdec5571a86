import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../processes/listening/free-port'
import { RUN_FILE } from '../../run/run-file'
import { buildStorefront } from '../../start/build-storefront'
import type { Bench } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takePairs } from '../pairs/take-pairs'
import { takeRounds } from '../pairs/take-rounds'
import { prismMock } from './prism-mock'
import { type Command, timeFirstAnswer } from './time-first-answer'
import { withHotReload } from './time-hot-reload'

const COUNTS = { least: LEAST_VALUES, most: 15 } as const

/** How long a developer waits for a first answer, and to see a change. */
export const startUpBench: Bench = {
  async run(note) {
    await buildStorefront('simulated', () => undefined)
    const folder = await mkdtemp(join(tmpdir(), 'prompt-bazaar-bench-'))
    const compare = (name: string, command: () => Promise<Command>, atMost: number) =>
      takePairs({
        yardstick: 'Prism',
        own: async () => timeFirstAnswer(await command()),
        other: async () => timeFirstAnswer(await prismMock('/category/list')),
        figures: [{ name, unit: 'ms', of: (time) => time, goal: { of: 'value', atMost } }],
        ...COUNTS,
        note: (text) => note(`${name}: ${text}`),
      })
    const freshFolder = () => join(folder, randomUUID())
    const kept = join(folder, 'kept')
    try {
      // It makes what the later starts find.
      await timeFirstAnswer(await mock(kept))
      const started = [
        ...(await compare('npm run mock, the first time', () => mock(freshFolder()), 3000)),
        ...(await compare('npm run mock, later', () => mock(kept), 2000)),
        ...(await compare('npm start, from built state', () => start(kept), 3000)),
      ]
      const reloaded = await withHotReload((timeChange) =>
        takeRounds({
          own: timeChange,
          figures: [
            {
              name: 'a saved change of a page, until the browser shows it',
              unit: 'ms',
              of: (ms) => ms,
              goal: { of: 'value', atMost: 200 },
            },
          ],
          ...COUNTS,
          note: (text) => note(`hot reload: ${text}`),
        }),
      )
      return [...reloaded, ...started]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function mock(dataDirectory: string): Promise<Command> {
  const port = await findFreePort()
  return {
    args: [RUN_FILE, 'scripts/mock.ts', '--port', String(port)],
    env: { DATA_DIR: dataDirectory },
    url: `http://127.0.0.1:${port}/api/category/list`,
  }
}

async function start(dataDirectory: string): Promise<Command> {
  const port = await findFreePort()
  return {
    args: [RUN_FILE, 'scripts/start.ts'],
    env: { DATA_DIR: dataDirectory, PORT: String(port) },
    url: `http://127.0.0.1:${port}/healthz`,
  }
}
