import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, none } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takeRounds } from '../pairs/take-rounds'
import { auditDatabase } from './audit-database'
import { type Fleet, withFleet } from './fleet'
import { shop, takeWindow, warmUp } from './order-window'

const SIZES = [1, 2, 4]
/** The median of several windows: a disk that is busy with something else spoils one of them. */
const WINDOWS = { least: LEAST_VALUES, most: 20 } as const
const KILLS = 3
const BETWEEN_KILLS_MS = 1_500
/** Another process notices within three seconds; the rest is for a machine that is busy starting a new one. */
const LONGEST_PURCHASE_GOAL_S = 10

/** Orders per second and processor time per order, with one process, two and four. */
export async function measureOrders(
  serverUrl: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const size of SIZES) {
    const measured = await withFleet(serverUrl, size, (fleet) => measureFleet(fleet, size, note))
    const singles = figures.slice(0, measured.length).map(({ value }) => value)
    figures.push(
      ...measured.map((figure, index): Figure => {
        const value = singles[index]
        return value === undefined ? figure : { ...figure, yardstick: { name: '1 process', value } }
      }),
    )
  }
  return figures
}

async function measureFleet(
  fleet: Fleet,
  size: number,
  note: (text: string) => void,
): Promise<Figure[]> {
  const processes = size === 1 ? '1 process' : `${size} processes`
  note(`buying from ${processes}`)
  await warmUp(fleet)
  return takeRounds({
    own: () => takeWindow(fleet),
    figures: [
      { name: `orders, ${processes}`, unit: '/s', of: ({ perSecond }) => perSecond },
      {
        name: `processor time of the API for an order, ${processes}`,
        unit: 'ms',
        of: ({ cpuMs }) => cpuMs,
      },
    ],
    ...WINDOWS,
    note: (text) => note(`buying from ${processes}: ${text}`),
  })
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
