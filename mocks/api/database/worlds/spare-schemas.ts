import { withoutHold } from '../../lib/without-hold'

const LEAST_SPARE = 2
const MOST_SPARE = 8
const REFILL_AFTER_MS = 100

/** Schemas with the seed, made ahead of need. */
export interface SpareSchemas {
  /** One of them; where there is none, it is made. */
  take(): Promise<string>
  /** Puts back what was taken and not used. */
  putBack(schema: string): void
  /** Whether there is room for one more, those that are being filled counted. */
  hasRoom(): boolean
  /** Fills a schema with the seed, and adds it. */
  add(schema: string, fill: () => Promise<void>): Promise<void>
  /** Makes what is missing, when nobody has used a world for a moment: what they ask would wait for it. */
  refillSoon(): void
  /** Somebody uses a world. */
  postpone(): void
  /** Waits for what is being made, and makes no more. */
  close(): Promise<void>
}

/** @param create makes a schema with the seed */
export function createSpareSchemas(
  first: readonly string[],
  create: () => Promise<string>,
): SpareSchemas {
  const spares = [...first]
  let filling = 0
  let refilling = Promise.resolve()
  let pause: NodeJS.Timeout | undefined

  function refillSoon(): void {
    clearTimeout(pause)
    const refillOnce = () => {
      pause = undefined
      // Two at once would make more than are needed.
      refilling = refilling.then(refill)
    }
    pause = withoutHold(setTimeout(refillOnce, REFILL_AFTER_MS))
  }

  async function refill(): Promise<void> {
    try {
      while (spares.length < LEAST_SPARE) spares.push(await create())
    } catch {
      // Whoever needs a schema then makes it, and meets the error.
    }
  }

  return {
    take: async () => spares.shift() ?? (await create()),
    putBack: (schema) => void spares.unshift(schema),
    hasRoom: () => spares.length + filling < MOST_SPARE,
    async add(schema, fill) {
      filling += 1
      try {
        await fill()
        spares.push(schema)
      } finally {
        filling -= 1
      }
    },
    refillSoon,
    postpone() {
      if (pause !== undefined) refillSoon()
    },
    async close() {
      clearTimeout(pause)
      pause = undefined
      await refilling
    },
  }
}
