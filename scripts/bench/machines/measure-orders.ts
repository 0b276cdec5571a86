import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, none } from '../figure'
import { median } from '../percentile'
import { auditDatabase } from './audit-database'
import { type Bought, buyUntil } from './buy'
import { type Fleet, withFleet } from './fleet'

const SIZES = [1, 2, 4]
/** On two cores that the process shares with the database and the shoppers. */
const CPU_GOAL_MS = 4.6
/** Each process compiles its code itself. */
const WARM_UP_MS_PER_PROCESS = 3_000
/** The median of several windows: a disk that is busy with something else spoils one of them. */
const WINDOWS = 5
const WINDOW_MS = 2_000
const KILLS = 3
const BETWEEN_KILLS_MS = 1_500
/** Another process notices within three seconds; the rest is for a machine that is busy starting a new one. */
const LONGEST_PURCHASE_GOAL_S = 10

/**
 * Orders per second and processor time per order, with one process, two and four.
 *
 * @throws Error when nothing was measured
 */
export async function measureOrders(
  serverUrl: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  const measured: Measured[] = []
  for (const size of SIZES) {
    note(`buying from ${size} ${size === 1 ? 'process' : 'processes'}`)
    measured.push({
      size,
      ...(await withFleet(serverUrl, size, (fleet) => measureFleet(fleet, size))),
    })
  }
  const [single] = measured
  if (!single) throw new Error('Nothing was measured.')
  const beside = (value: number) => ({ yardstick: { name: '1 process', value } })
  return [
    ...measured.map(
      ({ size, perSecond }): Figure => ({
        name: `orders, ${describe(size)}`,
        value: perSecond,
        unit: '/s',
        ...(size === 1 ? {} : beside(single.perSecond)),
      }),
    ),
    ...measured.map(
      ({ size, cpuMs }): Figure => ({
        name: `processor time of the API for an order, ${describe(size)}`,
        value: cpuMs,
        unit: 'ms',
        ...(size === 1 ? { goal: { of: 'value', atMost: CPU_GOAL_MS } } : beside(single.cpuMs)),
      }),
    ),
  ]
}

interface Measured {
  readonly size: number
  readonly perSecond: number
  readonly cpuMs: number
}

const describe = (size: number) => (size === 1 ? '1 process' : `${size} processes`)

async function measureFleet(fleet: Fleet, size: number): Promise<Omit<Measured, 'size'>> {
  await shop(fleet, () => pause(WARM_UP_MS_PER_PROCESS * size))
  const cpuBefore = await fleet.cpuMs()
  const rates: number[] = []
  let orders = 0
  for (let window = 0; window < WINDOWS; window += 1) {
    const startedAt = performance.now()
    const bought = await shop(fleet, () => pause(WINDOW_MS))
    rates.push((bought.length * 1000) / (performance.now() - startedAt))
    orders += bought.length
  }
  const cpuMs = (await fleet.cpuMs()) - cpuBefore
  return { perSecond: median(rates), cpuMs: cpuMs / orders }
}

/** Lets every shopper buy while the work is done. */
async function shop(
  { shoppers, products }: Fleet,
  meanwhile: () => Promise<void>,
): Promise<Bought[]> {
  let isOver = false
  const buying = Promise.all(
    shoppers.map((shopper, index) => buyUntil(() => isOver, shopper, products, index)),
  )
  await Promise.race([meanwhile(), buying])
  isOver = true
  return (await buying).flat()
}

/** Kills one of four processes after another while shoppers buy, and audits the database. */
export async function measureKills(
  serverUrl: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  const [size = 1] = SIZES.slice(-1)
  note(`killing one of ${size} processes, ${KILLS} times, while shoppers buy`)
  return withFleet(serverUrl, size, async (fleet) => {
    const bought = await shop(fleet, async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await pause(BETWEEN_KILLS_MS)
        await fleet.replaceOne()
      }
    })
    const audit = await auditDatabase(fleet.databaseUrl, fleet.products, bought)
    return [
      { name: `kill -9 of one of ${size} processes`, value: KILLS, unit: 'count' },
      { name: 'orders while they were killed', value: bought.length, unit: 'count' },
      none('orders lost', audit.lost),
      none('orders doubled', audit.doubled),
      none('charges without their order', audit.chargedForNothing),
      none('pieces lost or sold twice', audit.wrongPieces),
      {
        name: 'longest purchase',
        value: Math.max(...bought.map(({ tookMs }) => tookMs)) / 1000,
        unit: 's',
        goal: { of: 'value', atMost: LONGEST_PURCHASE_GOAL_S },
      },
    ]
  })
}
