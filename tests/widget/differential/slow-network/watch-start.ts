import type { BrowserContext } from 'playwright/test'
import type { StepObservation } from '../compare/observation'
import type { WidgetName } from '../driver/play'
import { VISA } from '../scenarios/examples'
import type { Lateness, LatePart } from './late-parts'

/** What was seen at a time after `create`. */
export interface Sighting {
  readonly atMs: number
  readonly isRequestable: boolean
  readonly seen: StepObservation['seen']
}

const steps = (fromMs: number, toMs: number, stepMs: number) =>
  Array.from({ length: (toMs - fromMs) / stepMs }, (_, index) => fromMs + (index + 1) * stepMs)

/** Finer where most happens; no real time passes between them. */
const LOOKS_MS = [
  ...steps(0, 1_600, 100),
  ...steps(1_600, 4_000, 200),
  ...steps(4_000, 12_500, 500),
  ...steps(12_500, 32_500, 2_500),
]

/** Creates one of the widgets on a page where a part comes late, and looks at it again and again. */
export async function watchStart(
  context: BrowserContext,
  origin: string,
  widget: WidgetName,
  { call, options, isReturning, requests }: LatePart,
  lateness: Lateness,
): Promise<Sighting[]> {
  const page = await context.newPage()
  try {
    await page.goto(`${origin}/?widget=${widget}`)
    await page.evaluate(
      async ([name, lateMs, given, saved]) => {
        const { harness } = window
        const { simulator } = harness
        if (lateMs === undefined) simulator.hang(name)
        else if (lateMs > 0) simulator.delay(name, lateMs)
        if (saved) await simulator.vault.save('jane', saved)
        const authorization = saved
          ? simulator.createClientToken('jane')
          : 'sandbox_guest_simulated'
        await harness.load()
        harness.create({ ...given, authorization }, 'promise')
      },
      [
        call,
        Number.isFinite(lateness) ? lateness * 1_000 : undefined,
        options,
        isReturning ? VISA : undefined,
      ] as const,
    )
    return await page.evaluate(
      async ([asks, times]) => {
        const { harness } = window
        const told = ({ results, events }: StepObservation['seen']) => ({ results, events })
        const sightings: Sighting[] = []
        let now = 0
        for (const atMs of times) {
          const { seen: first } = await harness.observe('look', atMs - now)
          now = atMs
          // The old widget's stylesheet comes by a link of its own, and without it nothing shows.
          const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
          const isStyled = links.every(({ sheet }) => sheet)
          const seen = isStyled
            ? first
            : { ...(await harness.observe('look', 0)).seen, ...told(first) }
          const isRequestable = harness.instances.at(-1)?.isPaymentMethodRequestable() ?? false
          if (asks && seen.results.includes('create resolves')) {
            harness.call('requestPaymentMethod', [], 'promise')
          }
          sightings.push({ atMs, isRequestable, seen })
        }
        return sightings
      },
      [requests, LOOKS_MS] as const,
    )
  } finally {
    await page.close()
  }
}
