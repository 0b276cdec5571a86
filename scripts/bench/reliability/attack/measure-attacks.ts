import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../../figure'
import type { Service } from '../service/start-service'
import { toMixedFigures, toSingleFigures } from './attack-figures'
import { startAttacker } from './attacker/start-attacker'
import { createAttacks } from './attacks/attacks'
import type { MeasuredStretch } from './measured-stretch'
import { hasShopperAddresses } from './shop/addresses'
import { prepareShop } from './shop/prepare-shop'
import type { ShopFacts } from './shop/shop-facts'
import { startShop } from './shop/start-shop'
import { watchMemory } from './shop/watch-memory'
import { carryLoad } from './shoppers/carry-load'

export interface AttackOptions {
  readonly productCount: number
  readonly connections: number
  /** Of the usual load, and of all attacks at once. */
  readonly mixedMs: number
  /** Of each attack by itself. */
  readonly singleMs: number
}

const FULL: AttackOptions = {
  productCount: 100_000,
  connections: 300,
  mixedMs: 60_000,
  singleMs: 15_000,
}
const WARM_UP_MS = 5_000
const SHOPPERS = 60
const ATTACKERS = 10

/** How the shop serves others while one address does its worst, each time on a fresh copy of a prepared shop. */
export async function measureAttacks(
  note: (text: string) => void,
  options: AttackOptions = FULL,
): Promise<Figure[]> {
  if (process.platform !== 'linux' || !(await hasShopperAddresses())) {
    note('attacks left out: shoppers need addresses of their own, and /proc; Linux has both')
    return []
  }
  const root = await mkdtemp(join(tmpdir(), 'attack-'))
  try {
    note(`preparing a shop with ${options.productCount} products`)
    const prepared = join(root, 'prepared')
    const facts = await prepare(prepared, options)
    const run = (names: readonly string[], durationMs: number) =>
      onCopy(prepared, join(root, 'copy'), (service) =>
        measure(service, facts, { names, durationMs, connections: options.connections }),
      )
    note('shoppers alone')
    const usual = await run([], options.mixedMs)
    const names = createAttacks(facts).map(({ name }) => name)
    note(`every attack at once over ${options.connections} connections`)
    const figures = toMixedFigures(usual, await run(names, options.mixedMs), note)
    for (const name of names) {
      note(`${name} over ${options.connections} connections`)
      figures.push(...toSingleFigures(name, usual, await run([name], options.singleMs), note))
    }
    return figures
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

async function prepare(directory: string, { productCount }: AttackOptions): Promise<ShopFacts> {
  const service = await startShop(directory, { productCount, hasPages: true })
  try {
    return await prepareShop(service, { shoppers: SHOPPERS, attackers: ATTACKERS })
  } finally {
    await service.kill()
  }
}

async function onCopy<Result>(
  prepared: string,
  copy: string,
  work: (service: Service) => Promise<Result>,
): Promise<Result> {
  await cp(prepared, copy, { recursive: true })
  const service = await startShop(copy, { productCount: 0, hasPages: true })
  try {
    return await work(service)
  } finally {
    await service.kill()
    await rm(copy, { recursive: true })
  }
}

interface Stretch {
  /** Of the attacks; none for shoppers alone. */
  readonly names: readonly string[]
  readonly durationMs: number
  readonly connections: number
}

async function measure(
  service: Service,
  facts: ShopFacts,
  { names, durationMs, connections }: Stretch,
): Promise<MeasuredStretch> {
  // The first request of each kind compiles what it needs.
  await carryLoad(service, facts, WARM_UP_MS)
  const memory = watchMemory(service.processId)
  const port = Number(new URL(service.origin).port)
  const startedAt = performance.now()
  const attacker =
    names.length > 0
      ? await startAttacker({ port, facts, attacks: [...names], connections })
      : undefined
  const experience = await carryLoad(service, facts, durationMs)
  const { loot, cpuMs } = (await attacker?.stop()) ?? { loot: [], cpuMs: 0 }
  const peakBytes = await memory.stop()
  return { experience, peakBytes, loot, attackerShare: cpuMs / (performance.now() - startedAt) }
}
