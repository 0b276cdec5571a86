import { findNearest } from '../../../mocks/contract/find-nearest'
import { asObject } from '../../../mocks/contract/json'
import type { Operation } from '../../../mocks/contract/operation'
import { listChecks } from '../checks/registry'
import { describeLeftBehind } from '../cleanup/describe-left-behind'
import type { Write } from '../cleanup/describe-write'
import { createFindingCollector } from '../findings/collect-findings'
import { settleSteps } from '../findings/settle-steps'
import { listGaps } from '../judge/list-gaps'
import type { Check, Step } from '../model/check'
import type { CheckContext } from '../model/check-context'
import { CannotRun, type Difference } from '../model/errors'
import { type Outcome, type Report, verdictOf } from '../model/report'
import { listElsewhere } from '../people/parts'
import { addResent } from '../people/with-people'
import { expectReachable } from '../service/expect-reachable'
import { takeInventory } from '../service/take-inventory'
import { compareSnapshots, takeSnapshot } from '../side-effects/snapshot'
import { createSideEffectWatch } from '../side-effects/watch-side-effects'
import type { Throttle } from '../throttle/throttle'
import { addScripts } from './add-scripts'
import { createRun, type Run, type RunOptions } from './create-run'
import { orAtOnce, tidyOnFailure } from './interruption'
import { markForged, markVolatile, redactVolatile } from './redact-volatile'
import { runChecks } from './run-checks'
import { listNames, selectChecks } from './select-checks'

/**
 * The checks that a run with these options would make; nothing is sent.
 *
 * @throws {CannotRun} when `only` has an unknown name.
 */
export function planChecks(options: RunOptions): readonly Check[] {
  return selectFor(options, createRun(options).context)
}

/** Every check that there is, whichever run; nothing is sent. */
export function listAllChecks(options: RunOptions): readonly Check[] {
  const { context } = createRun(options)
  return listChecks(options.contract).map((create) => create(context))
}

/**
 * Checks a service.
 *
 * @throws {CannotRun} when nothing can be checked, or when `only` has an unknown name.
 * @throws {Interrupted} when `interruption` ends it, with what was cleaned up and what stays.
 */
export async function runConformance(options: RunOptions): Promise<Report> {
  const run = createRun(options)
  const { second } = options.interruption ?? {}
  return orAtOnce(second, checkService(options, run), () =>
    describeLeftBehind(run.context.journal.entries()),
  )
}

async function checkService(
  options: RunOptions,
  { context, throttle, wire, renewing, tidy }: Run,
): Promise<Report> {
  const startedAt = new Date()
  const start = performance.now()
  const { contract, mask } = options
  const checks = selectFor(options, context)
  await expectReachable(context)

  const collector = createFindingCollector(
    contract,
    (text) => redactVolatile(mask(text), listOwn(context)),
    (text) =>
      markForged(text, options.tokenHeader?.name ?? 'authorization', listIssued(context)) ??
      markVolatile(mask(text), listPassing(context)),
  )
  const onFailure = (difference: Difference, check: Check, step: Step) =>
    collector.add('failure', difference, check, step)
  const sideEffects = createSideEffectWatch(context, onFailure)
  const before = await takeSnapshot(context)
  const results = await tidyOnFailure(tidy, () =>
    runChecks(checks, {
      onFailure,
      onAdvice: (difference, check, step) => collector.add('advice', difference, check, step),
      onStep: (result) => options.onStep?.(result),
      watch: (check, step, run) =>
        throttleStep(throttle, () => sideEffects.watch(check, step, run)),
    }),
  )
  const { left: leftBehind, cutShort } = await tidy()
  const after = before && (await takeSnapshot(context))
  const changes = before && after && compareSnapshots(before, after)
  const blame = changes && sideEffects.judgeEnd(changes)
  if (blame) onFailure(blame.difference, blame.check, blame.step)
  const { hasAnswered, exchanges } = context.client
  const collected = collector.list(checks, {
    isBuilt: hasAnswered,
    isDown: (operation) =>
      exchanges.every(({ status, request }) => request.operation !== operation || status >= 500),
  })
  const steps = settleSteps(results, collected.repeats)
  const findings = addScripts(collected, context, options)
  const limited = throttle.listGaps()
  const { heldBack } = options
  const gaps = [
    ...(heldBack === undefined ? [] : [heldBack]),
    ...(limited.length > 0 ? limited : listGaps(steps)),
    ...(cutShort === undefined ? [] : [cutShort]),
  ]
  const elsewhere = listElsewhere(options.people)
  const probed = await takeInventory(context, mayProbe(options, throttle))
  const inventory = { ...probed, elsewhere }
  if (inventory.built.length === 0 && inventory.missing.length > 0) {
    throw new CannotRun(
      `No operation of ${contract.file} answers at ${options.baseUrl}. Is the path of the address right?`,
    )
  }
  const adapted = addResent(wire.adapted(), renewing?.resent ?? [])
  return {
    baseUrl: options.baseUrl,
    contract: contract.file,
    seed: options.seed,
    startedAt,
    durationMs: Math.round(performance.now() - start),
    requestCount: context.client.requestCount,
    findings,
    verdict: verdictOf({ findings, gaps, adapted }),
    gaps,
    adapted,
    inventory,
    steps,
    leftBehind,
    exchanges: context.client.exchanges,
    ...(renewing ? { ended: renewing.ended } : {}),
    ...(changes ? { changedRecords: changes.map(({ id }) => id) } : {}),
  }
}

/** The check's own records, whose ids another service would give otherwise. */
function listOwn(context: CheckContext): readonly Write[] {
  return [...context.journal.written(), ...listLasting(context)]
}

/** Those whose ids are others in each run. */
function listPassing(context: CheckContext): readonly Write[] {
  const lasting = new Set(listLasting(context).map(({ id }) => id))
  return context.journal.written().filter(({ id }) => !lasting.has(id))
}

/** Every token that the service, or somebody in its place, has given. */
function listIssued({ client, settings }: CheckContext): readonly string[] {
  const answered = client.exchanges.flatMap(({ json }) => {
    const { token } = asObject(json)
    return typeof token === 'string' && token !== '' ? [token] : []
  })
  return [...answered, ...(settings.people?.issued() ?? []).map(([token]) => token)]
}

/** Accounts and categories, which every run uses again. */
function listLasting({ slots }: CheckContext): readonly Write[] {
  const categories = slots.categories.peek()
  const people = [slots.shopper.peek(), slots.other.peek()].flatMap((actor) => actor ?? [])
  const ownCategories = categories ? [categories.first, categories.second] : []
  return [
    ...people.map(({ id, name }) => ({ kind: 'account', id, name }) as const),
    ...ownCategories.map(({ _id: id, name }) => ({ kind: 'category', id, name }) as const),
  ]
}

/** Operations that were left out on purpose are not requested. */
function mayProbe(
  { only, isReadOnly, limits, people }: RunOptions,
  { stopped }: Throttle,
): (operation: Operation) => boolean {
  const readsOnly = isReadOnly || limits?.writes !== undefined
  const elsewhere = listElsewhere(people)
  return ({ id, method }) =>
    !elsewhere.includes(id) &&
    only.length === 0 &&
    stopped === undefined &&
    (!readsOnly || method === 'GET')
}

/** Once the run has stopped no further step is begun. */
function throttleStep({ stopped }: Throttle, watch: () => Promise<Outcome>): Promise<Outcome> {
  return stopped === undefined
    ? watch()
    : Promise.resolve({ kind: 'skipped', why: `the run stopped: ${stopped}` })
}

function selectFor(options: RunOptions, context: CheckContext): readonly Check[] {
  const checks = listChecks(options.contract).map((create) => create(context))
  const names = listNames(checks)
  const unknown = options.only.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    const nearest = findNearest(unknown, names)
    const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`
    throw new CannotRun(
      `--only ${unknown}: there is no such check, operation or level.${hint} See --dry-run.`,
    )
  }
  return selectChecks(checks, options)
}
