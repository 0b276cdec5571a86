import { listChecks } from '../checks/registry'
import type { Contract } from '../contract/read-contract'
import { createClient } from '../http/client'
import type { Mask } from '../http/mask'
import { createLedger, type LedgerEntry, type LedgerStore } from '../ledger/ledger'
import { tidyUp } from '../ledger/tidy-up'
import { createCall } from './caller'
import type { Check } from './check'
import { createFindingCollector } from './collect-findings'
import type { StepResult } from './finding'
import { createIdentity } from './identity'
import { CannotRun, ContractFailure } from './interruptions'
import { mustBeReachable } from './must-be-reachable'
import { findNextToBuild } from './next-to-build'
import type { Report } from './report'
import { runChecks } from './run-checks'
import { findUnknownNames, type Selection, selectChecks } from './select-checks'
import { compareSnapshots, takeSnapshot } from './snapshot'
import { createSlots, type Settings, type World } from './world'

export interface RunOptions extends Settings, Selection {
  readonly contract: Contract
  readonly seed: string
  readonly timeoutMs: number
  readonly ledgerStore: LedgerStore
  readonly mask: Mask
  onStep?(result: StepResult): void
}

/** The checks that a run with these options would make; nothing is sent. */
export function planChecks(options: RunOptions): readonly Check[] {
  return selectFor(options, createWorld(options))
}

/** Checks a service; throws `CannotRun` when that can't be done at all. */
export async function runConformance(options: RunOptions): Promise<Report> {
  const startedAt = new Date()
  const start = performance.now()
  const { contract } = options
  const world = createWorld(options)
  const checks = selectFor(options, world)
  await mustBeReachable(world)

  const collector = createFindingCollector(contract, options.mask)
  const before = await takeSnapshot(world)
  const steps = await runChecks(checks, {
    onFailure: (difference, check, step) => collector.add('failure', difference, check, step),
    onAdvice: (difference, check, step) => collector.add('advice', difference, check, step),
    onStep: (result) => options.onStep?.(result),
  })
  const leftBehind = options.isReadOnly ? [] : await tidyUpQuietly(world)
  const after = before && (await takeSnapshot(world))
  const findings = collector.list(checks)
  const nextToBuild = findNextToBuild(findings)
  return {
    baseUrl: options.baseUrl,
    contract: contract.file,
    seed: options.seed,
    startedAt,
    durationMs: Math.round(performance.now() - start),
    requestCount: world.client.requestCount,
    findings,
    steps,
    leftBehind,
    exchanges: world.client.exchanges,
    ...(before && after ? { changedRecords: compareSnapshots(before, after) } : {}),
    ...(nextToBuild === undefined ? {} : { nextToBuild }),
  }
}

function createWorld(options: RunOptions): World {
  const { contract, baseUrl } = options
  const client = createClient(options.fetch, options.timeoutMs)
  const ledger = createLedger(options.ledgerStore)
  return {
    contract,
    client,
    ledger,
    settings: options,
    identity: createIdentity(options.seed),
    slots: createSlots(),
    call: createCall({ contract, client, baseUrl, ledger }),
  }
}

function selectFor(options: RunOptions, world: World): readonly Check[] {
  const checks = listChecks(options.contract).map((create) => create(world))
  const [unknown] = findUnknownNames(checks, options.only)
  if (unknown !== undefined) {
    throw new CannotRun(
      `--only ${unknown}: there is no such check, operation or level. See --dry-run.`,
    )
  }
  return selectChecks(checks, options)
}

/** A service that can't delete was told so already; what it keeps is listed all the same. */
async function tidyUpQuietly(world: World): Promise<readonly LedgerEntry[]> {
  try {
    return await tidyUp(world)
  } catch (error) {
    if (error instanceof ContractFailure) return world.ledger.entries()
    throw error
  }
}
