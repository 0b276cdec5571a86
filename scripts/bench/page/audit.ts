import lighthouse from 'lighthouse'
import { z } from 'zod'

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
    const run = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
      throttlingMethod: throttling,
    })
    const { runtimeError } = failureSchema.parse(run?.lhr)
    if (!runtimeError) return toAudit(run?.lhr)
    if (runtimeError.code !== LOST_BEGINNING || attempt === ATTEMPTS) {
      throw new Error(`${url}: ${runtimeError.message}`)
    }
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
