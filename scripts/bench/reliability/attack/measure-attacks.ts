import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../../figure'
import { LEAST_VALUES } from '../../pairs/median-interval'
import { takePairs } from '../../pairs/take-pairs'
import type { RoundCounts } from '../../pairs/take-rounds'
import {
  besideUsual,
  findWorst,
  pool,
  tell,
  toMixedFigures,
  toSingleFigures,
} from './attack-figures'
import { createAttacks } from './attacks/attacks'
import { type MeasuredStretch, measureStretch } from './measure-stretch'
import { hasShopperAddresses } from './shop/ip-addresses'
import { prepareShop } from './shop/prepare-shop'
import type { ShopFacts } from './shop/shop-facts'
import { startShop } from './shop/start-shop'

export interface AttackOptions {
  readonly connections: number
  /** Of the usual load, which is measured in turns with all attacks at once. */
  readonly usualMs: number
  /** Of all attacks at once, and of the worst by itself. */
  readonly attackMs: number
  /** Of the usual load and all attacks. */
  readonly pairs: Pick<RoundCounts, 'least' | 'most'>
  /** Of each attack by itself, to find the worst. */
  readonly singleMs: number
}

type Note = (text: string) => void

const PRODUCTS = 100_000
const SHOPPERS = 60
const ATTACKERS = 10
/**
 * An attack lasts a minute, since what fills up takes a while. The usual load is the same all the time, so 20 s of it do; of
 * fewer visits the 95th percentile comes out a little lower, to the shop's disadvantage. The pairs take a quarter of an hour.
 * The interval of 9 or 10 is no narrower than that of 8, so the next number that can decide is 11.
 */
const FULL: AttackOptions = {
  connections: 300,
  usualMs: 20_000,
  attackMs: 60_000,
  pairs: { least: LEAST_VALUES, most: 11 },
  singleMs: 10_000,
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
  { connections, usualMs, attackMs, pairs, singleMs }: AttackOptions,
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
  const keepIn = (kept: MeasuredStretch[], measured: MeasuredStretch) => {
    kept.push(measured)
    return measured
  }
  const figures = await takePairs({
    yardstick: 'usual',
    own: async () => keepIn(mixed, await run('every attack at once', names, attackMs)),
    other: async () => keepIn(usual, await run('shoppers alone', [], usualMs)),
    figures: besideUsual,
    ...pairs,
    note,
  })
  figures.push(...toMixedFigures(usual, mixed))
  const alone = pool(usual)
  const singles = new Map<string, MeasuredStretch>()
  for (const name of names) singles.set(name, await run(name, [name], singleMs))
  const worst = findWorst(alone, singles)
  // Measured once more: the highest of many short measurements is high by chance too.
  singles.set(
    `${worst}, the worst by itself, for ${attackMs / 1_000} s`,
    await run(`${worst}, the worst by itself`, [worst], attackMs),
  )
  figures.push(...[...singles].flatMap(([name, single]) => toSingleFigures(name, alone, single)))
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
