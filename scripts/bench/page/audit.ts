import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { runExtraTool } from '../../tools/extra-tool'

/** What Lighthouse found on one load of a page. */
export interface Audit {
  /** 0 to 100. */
  readonly score: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  readonly layoutShift: number
  /** kB of script on the wire. */
  readonly scriptKilobytes: number
}

export type Throttling = 'simulate' | 'devtools'

/** A busy machine loses the beginning of a recording now and then; that load is not measured at all. */
const LOST_BEGINNING = 'NO_NAVSTART'
const ATTEMPTS = 3

const numeric = z.object({ numericValue: z.number() })
/** Where this is set, there is no score. */
const failureSchema = z.looseObject({
  runtimeError: z.optional(z.looseObject({ code: z.string(), message: z.string() })),
})
const resultSchema = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'first-contentful-paint': numeric,
    'largest-contentful-paint': numeric,
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
    'resource-summary': z.object({
      details: z.object({
        items: z.array(z.looseObject({ resourceType: z.string(), transferSize: z.number() })),
      }),
    }),
  }),
})

/**
 * Loads the page as a phone on a slow network does, in the browser that listens on `port`.
 *
 * @throws Error when the page could not be measured
 */
export async function audit(url: string, port: number, throttling: Throttling): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await runLighthouse(url, port, throttling)
    const { runtimeError } = failureSchema.parse(result)
    if (!runtimeError) return toAudit(result)
    if (runtimeError.code !== LOST_BEGINNING || attempt === ATTEMPTS) {
      throw new Error(`${url}: ${runtimeError.message}`)
    }
  }
}

/** Its result, also where that says what went wrong. */
async function runLighthouse(url: string, port: number, throttling: Throttling): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-bazaar-audit-'))
  const file = join(folder, 'result.json')
  try {
    const { output } = await runExtraTool('lighthouse', [
      url,
      `--port=${port}`,
      `--throttling-method=${throttling}`,
      `--output-path=${file}`,
      ...['--output=json', '--only-categories=performance', '--quiet'],
      '--no-enable-error-reporting',
      // The headless shell names no language, and what the server draws for one is drawn again for another.
      '--extra-headers={"Accept-Language":"en-US,en;q=0.9"}',
    ])
    const text = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new Error(`Lighthouse has no result for ${url}. ${output}`, { cause })
    })
    return JSON.parse(text)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function toAudit(result: unknown): Audit {
  const { audits, categories } = resultSchema.parse(result)
  const scripts = audits['resource-summary'].details.items.find(
    ({ resourceType }) => resourceType === 'script',
  )
  return {
    score: categories.performance.score * 100,
    firstPaintMs: audits['first-contentful-paint'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    scriptKilobytes: (scripts?.transferSize ?? 0) / 1000,
  }
}
