import type { Operation } from '../../../mocks/contract/operation'
import { listChecks } from '../checks/registry'
import type { Contract } from '../contract/read-contract'
import { createClient } from '../http/client'
import { isTestNonce, type Mask } from '../http/mask'
import type { Write } from '../ledger/describe-write'
import { createLedger, type LedgerStore } from '../ledger/ledger'
import { tidyUp } from '../ledger/tidy-up'
import type { Check, Step } from '../model/check'
import { CannotRun, type Difference } from '../model/errors'
import { createIdentity } from '../model/identity'
import { type Report, type StepResult, verdictOf } from '../model/report'
import { createSlots, type Settings, type World } from '../model/world'
import { createScriptWriter } from '../reproduce/create-scripts'
import { createCall } from '../send/create-call'
import { createFindingCollector } from './collect-findings'
import { expectReachable } from './probe-service'
import { redactVolatile } from './redact-volatile'
import { runChecks } from './run-checks'
import { findUnknownNames, type Selection, selectChecks } from './select-checks'
import { settleSteps } from './settle-steps'
import { compareSnapshots, takeSnapshot } from './snapshot'
import { takeInventory } from './take-inventory'
import { createBystanderWatch } from './watch-bystanders'

export interface RunOptions extends Settings, Selection {
  readonly contract: Contract
  readonly seed: string
  readonly timeoutMs: number
  readonly ledgerStore: LedgerStore
  readonly mask: Mask
  onStep?(result: StepResult): void
}

/**
 * The checks that a run with these options would make; nothing is sent.
 *
 * @throws {CannotRun} when `only` has an unknown name.
 */
export function planChecks(options: RunOptions): readonly Check[] {
  return selectFor(options, createWorld(options))
}

/**
 * Checks a service.
 *
 * @throws {CannotRun} when nothing can be checked, or when `only` has an unknown name.
 */
export async function runConformance(options: RunOptions): Promise<Report> {
  const startedAt = new Date()
  const start = performance.now()
  const { contract, mask } = options
  const world = createWorld(options)
  const checks = selectFor(options, world)
  await expectReachable(world)

  const collector = createFindingCollector(contract, (text) =>
    redactVolatile(mask(text), listOwn(world)),
  )
  const onFailure = (difference: Difference, check: Check, step: Step) =>
    collector.add('failure', difference, check, step)
  const bystanders = createBystanderWatch(world, onFailure)
  const before = await takeSnapshot(world)
  const results = await runChecks(checks, {
    onFailure,
    onAdvice: (difference, check, step) => collector.add('advice', difference, check, step),
    onStep: (result) => options.onStep?.(result),
    watch: bystanders.watch,
  })
  const leftBehind = options.isReadOnly ? [] : await tidyUp(world)
  const after = before && (await takeSnapshot(world))
  const changes = before && after && compareSnapshots(before, after)
  const blame = changes && bystanders.judgeEnd(changes)
  if (blame) onFailure(blame.difference, blame.check, blame.step)
  const { findings: found, repeats } = collector.list(checks, world.client.hasAnswered)
  const steps = settleSteps(results, repeats)
  const writeScripts = createScriptWriter({
    contract,
    baseUrl: options.baseUrl,
    timeoutMs: options.timeoutMs,
    tag: world.identity.tag,
    nonces: options.nonce === undefined || isTestNonce(options.nonce) ? [] : [options.nonce],
    exchanges: world.client.exchanges,
    ...(options.admin ? { admin: options.admin } : {}),
  })
  const findings = found.map((finding, index) => {
    const place = String(index + 1).padStart(3, '0')
    const scripts = writeScripts(finding, `${place}-${finding.operation}-${finding.rule}`)
    return scripts ? { ...finding, scripts } : finding
  })
  const inventory = await takeInventory(world, mayProbe(options))
  if (inventory.built.length === 0 && inventory.missing.length > 0) {
    throw new CannotRun(
      `No operation of ${contract.file} answers at ${options.baseUrl}. Is the path of the address right?`,
    )
  }
  return {
    baseUrl: options.baseUrl,
    contract: contract.file,
    seed: options.seed,
    startedAt,
    durationMs: Math.round(performance.now() - start),
    requestCount: world.client.requestCount,
    findings,
    verdict: verdictOf({ findings, gaps: [] }),
    gaps: [],
    inventory,
    steps,
    leftBehind,
    exchanges: world.client.exchanges,
    ...(changes ? { changedRecords: changes.map(({ id }) => id) } : {}),
  }
}

/** Records whose ids differ from run to run. */
function listOwn({ ledger, slots }: World): readonly Write[] {
  const categories = slots.categories.peek()
  const people = [slots.shopper.peek(), slots.other.peek()].flatMap((actor) => actor ?? [])
  const ownCategories = categories ? [categories.first, categories.second] : []
  return [
    ...ledger.written(),
    ...people.map(({ id, name }) => ({ kind: 'account', id, name }) as const),
    ...ownCategories.map(({ _id: id, name }) => ({ kind: 'category', id, name }) as const),
  ]
}

/** Operations that were left out on purpose are not requested. */
function mayProbe({ only, isReadOnly }: RunOptions): (operation: Operation) => boolean {
  return ({ method }) => only.length === 0 && (!isReadOnly || method === 'GET')
}

function createWorld(options: RunOptions): World {
  const { contract, baseUrl } = options
  const client = createClient(options.fetch, options.timeoutMs, options.mask.learn)
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
