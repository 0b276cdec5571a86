import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { launchBrowser } from '../../system/launch-browser'
import type { Bench, Figure } from '../figure'
import { takePairs } from '../pairs/take-pairs'
import { buildCandidates, type Candidates, WIDGET_FOLDER } from './build-candidates'
import { listCardScripts, measureLeftovers, measureVisit, type Visit } from './measure-page'
import { PAGES, serveCandidates } from './serve-candidates'

const ROUNDS = 50

/** The widget beside the one that it replaces, on the same simulated components. */
export const widgetBench: Bench = {
  async run(note) {
    note('building both')
    const candidates = await buildCandidates()
    const server = await serveCandidates(candidates)
    const browser = await launchBrowser()
    try {
      const origin = `http://127.0.0.1:${server.port}`
      return [
        ...(await measureBytes(browser, origin, candidates)),
        ...(await measureTimes(browser, origin, note)),
        await measureMemory(browser, origin),
      ]
    } finally {
      await browser.close()
      await server.close()
    }
  },
}

async function measureBytes(
  browser: Browser,
  origin: string,
  { oldScript, provider }: Candidates,
): Promise<Figure[]> {
  const scripts = await listCardScripts(browser, origin + PAGES.new)
  const own = scripts.flatMap((path) => {
    const [, file] = path.match(/^\/widget\/(.*)/) ?? []
    return file === undefined ? [] : [file]
  })
  const texts = await Promise.all(own.map((file) => readFile(`${WIDGET_FOLDER}/${file}`, 'utf8')))
  const ownBytes = texts.reduce((sum, text) => sum + toKilobytes(text), 0)
  const old = { name: 'old', value: toKilobytes(oldScript) }
  return [
    {
      name: 'own code until a card can be typed, gzip',
      value: ownBytes,
      unit: 'kB',
      isExact: true,
      goal: { of: 'value', atMost: 36 },
    },
    {
      name: 'the same with the provider’s components',
      value: ownBytes + toKilobytes(provider),
      unit: 'kB',
      isExact: true,
      yardstick: old,
      goal: { of: 'value', atMost: 62 },
    },
    { name: 'requests for own code', value: own.length, unit: 'requests' },
  ]
}

/** kB as the baseline's figures count them: 1,000 bytes. */
function toKilobytes(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1000
}

async function measureTimes(
  browser: Browser,
  origin: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  return takePairs<Visit>({
    yardstick: 'old',
    own: () => measureVisit(browser, origin + PAGES.new),
    other: () => measureVisit(browser, origin + PAGES.old),
    figures: [
      {
        name: 'from create to ready',
        unit: 'ms',
        of: ({ ready }) => ready,
        goal: { of: 'ratio', atMost: 0.33 },
      },
      {
        name: 'from the click on a tile to its sheet',
        unit: 'ms',
        of: ({ sheet }) => sheet,
        goal: { of: 'ratio', atMost: 0.4 },
      },
    ],
    least: 15,
    most: 45,
    note,
  })
}

async function measureMemory(browser: Browser, origin: string): Promise<Figure> {
  return {
    name: `kept on the heap by each of ${ROUNDS} torn down`,
    value: await measureLeftovers(browser, origin + PAGES.new, ROUNDS),
    unit: 'kB',
    yardstick: {
      name: 'old',
      value: await measureLeftovers(browser, origin + PAGES.old, ROUNDS),
    },
  }
}
