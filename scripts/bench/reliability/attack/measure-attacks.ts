import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../../figure'
import { LEAST_VALUES } from '../../pairs/median-interval'
import { takePairs } from '../../pairs/take-pairs'
import type { RoundCounts } from '../../pairs/take-rounds'
import { pool, tell, timesAmongAll, toMixedFigures, toSingleFigures } from './attack-figures'
import { createAttacks } from './attacks/attacks'
import { type MeasuredStretch, measureStretch } from './measure-stretch'
import { hasShopperAddresses } from './shop/ip-addresses'
import { prepareShop } from './shop/prepare-shop'
import type { ShopFacts } from './shop/shop-facts'
import { startShop } from './shop/start-shop'

export interface AttackOptions {
  readonly connections: number
  /** Of the usual load, and of all attacks at once: the two are measured in turns. */
  readonly mixedMs: number
  /** Of those two. */
  readonly pairs: Pick<RoundCounts, 'least' | 'most'>
  /** Of each attack by itself. */
  readonly singleMs: number
}

type Note = (text: string) => void

const PRODUCTS = 100_000
const SHOPPERS = 60
const ATTACKERS = 10
const FULL: AttackOptions = {
  connections: 300,
  mixedMs: 20_000,
  pairs: { least: LEAST_VALUES, most: 12 },
  singleMs: 15_000,
}

/** Measures how the shop serves other addresses while one attacks it. */
export async function measureAttacks(note: Note): Promise<Figure[]> {
  if (process.platform !== 'linux' || !(await hasShopperAddresses())) {
    note('attacks left out: shoppers need addresses of their own, and /proc; Linux has both')
    return []
  }
  const root = await mkdtemp(join(tmpdir(), 'attack-'))
  try {
    note(`preparing a shop with ${PRODUCTS} products`)
    const prepared = join(root, 'prepared')
    return await measureOnCopies(prepared, await prepare(prepared), FULL, note)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

/** Measures each attack on a fresh copy of a prepared shop. */
export async function measureOnCopies(
  prepared: string,
  facts: ShopFacts,
  { connections, mixedMs, pairs, singleMs }: AttackOptions,
  note: Note,
): Promise<Figure[]> {
  const run = async (what: string, names: readonly string[], durationMs: number) => {
    note(what)
    const measured = await onCopy(prepared, facts, { names, durationMs, connections })
    tell(measured, note)
    return measured
  }
  const names = createAttacks(facts).map(({ name }) => name)
  const usual: MeasuredStretch[] = []
  const mixed: MeasuredStretch[] = []
  const take = (what: string, attacks: readonly string[], kept: MeasuredStretch[]) => async () => {
    const measured = await run(what, attacks, mixedMs)
    kept.push(measured)
    return measured
  }
  const figures = await takePairs({
    yardstick: 'usual',
    own: take('every attack at once', names, mixed),
    other: take('shoppers alone', [], usual),
    figures: timesAmongAll,
    ...pairs,
    note,
  })
  figures.push(...toMixedFigures(usual, mixed))
  const alone = pool(usual)
  for (const name of names) {
    figures.push(...toSingleFigures(name, alone, await run(name, [name], singleMs)))
  }
  return figures
}

async function prepare(directory: string): Promise<ShopFacts> {
  const service = await startShop(directory, { productCount: PRODUCTS, hasPages: true })
  try {
    return await prepareShop(service, { shoppers: SHOPPERS, attackers: ATTACKERS })
  } finally {
    await service.kill()
  }
}

async function onCopy(
  prepared: string,
  facts: ShopFacts,
  stretch: Parameters<typeof measureStretch>[2],
): Promise<MeasuredStretch> {
  const copy = `${prepared}-copy`
  await cp(prepared, copy, { recursive: true })
  try {
    const service = await startShop(copy, { productCount: 0, hasPages: true })
    try {
      return await measureStretch(service, facts, stretch)
    } finally {
      await service.kill()
    }
  } finally {
    await rm(copy, { recursive: true })
  }
}
