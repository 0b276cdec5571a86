import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, none } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takePairs } from '../pairs/take-pairs'
import { takeRounds } from '../pairs/take-rounds'
import { auditDatabase } from './audit-database'
import type { Bought } from './buy'
import { type Fleet, withFleet } from './fleet'
import { shop, takeWindow, warmUp } from './order-window'

const SIZES = [2, 4]
const WINDOWS = { least: LEAST_VALUES, most: 20 } as const
const KILLED_OF = 4
const KILLS = { least: LEAST_VALUES, most: 12 } as const
const UNTIL_KILLED_MS = 1_500
/** Another process notices within three seconds; the rest is for a machine that is busy starting a new one. */
const LONGEST_PURCHASE_GOAL_S = 10

/** Orders per second and processor time per order, of two processes and of four, in turns with one. */
export async function measureOrders(
  serverUrl: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  return withFleet(serverUrl, 1, async (single) => {
    await warmUp(single)
    const figures: Figure[] = []
    for (const size of SIZES) {
      figures.push(
        ...(await withFleet(serverUrl, size, (fleet) => compareFleets(fleet, single, size, note))),
      )
    }
    return figures
  })
}

async function compareFleets(
  fleet: Fleet,
  single: Fleet,
  size: number,
  note: (text: string) => void,
): Promise<Figure[]> {
  note(`buying from ${size} processes`)
  await warmUp(fleet)
  return takePairs({
    yardstick: '1 process',
    own: () => takeWindow(fleet),
    other: () => takeWindow(single),
    figures: [
      { name: `orders, ${size} processes`, unit: '/s', of: ({ perSecond }) => perSecond },
      {
        name: `processor time of the API for an order, ${size} processes`,
        unit: 'ms',
        of: ({ cpuMs }) => cpuMs,
      },
    ],
    ...WINDOWS,
    note: (text) => note(`buying from ${size} processes: ${text}`),
  })
}

/** Kills one of four processes after another while shoppers buy, and audits the database. */
export async function measureKills(
  serverUrl: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  return withFleet(serverUrl, KILLED_OF, async (fleet) => {
    const bought: Bought[] = []
    let kills = 0
    const longest = await takeRounds({
      async own() {
        const around = await shop(fleet, async () => {
          await pause(UNTIL_KILLED_MS)
          await fleet.replaceOne()
        })
        kills += 1
        bought.push(...around)
        return Math.max(...around.map(({ tookMs }) => tookMs)) / 1000
      },
      figures: [
        {
          name: 'longest purchase around a kill',
          unit: 's',
          of: (seconds) => seconds,
          goal: { of: 'value', atMost: LONGEST_PURCHASE_GOAL_S },
        },
      ],
      ...KILLS,
      note: (text) => note(`killing one of ${KILLED_OF} processes while shoppers buy: ${text}`),
    })
    const audit = await auditDatabase(fleet.databaseUrl, fleet.products, bought)
    return [
      { name: `kill -9 of one of ${KILLED_OF} processes`, value: kills, unit: 'count' },
      { name: 'orders while they were killed', value: bought.length, unit: 'count' },
      none('orders lost', audit.lost),
      none('orders doubled', audit.doubled),
      none('charges without their order', audit.chargedForNothing),
      none('pieces lost or sold twice', audit.wrongPieces),
      ...longest,
      {
        name: 'longest purchase of all',
        value: Math.max(...bought.map(({ tookMs }) => tookMs)) / 1000,
        unit: 's',
      },
    ]
  })
}
