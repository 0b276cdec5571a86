import { type Cell, type Coverage, type OperationCoverage, tallyOf } from '../coverage/coverage'
import { type Adapted, isAdapted, isTold } from '../model/adapted'
import { findReachedLevel, isOutOfReach, type Report, type StepResult } from '../model/report'
import { type Level, levels } from '../model/rules'
import type { ReportView } from './report-view'

/** The verdict, with how much of the contract it is about. */
export function describeVerdict(view: ReportView): string {
  const { report, share, groups } = view
  const { verdict, contract } = report
  const waived = describeWaived(view)
  switch (verdict) {
    case 'differs':
      return `differs from ${contract} in ${count(groups.length, 'place')}${waived}; ${share}% of it was judged`
    case 'partly':
      return `conforms only in part to ${contract}: nothing differs${waived}, and ${share}% of it was judged`
    case 'adapted':
      return `meets ${contract}${waived} only with what was adapted (${describeAdapted(report)}), and ${share}% of it was judged`
    case 'conforms':
      return `conforms to ${contract}${waived}, of which ${share}% was judged`
  }
}

/** How much the verdict leaves out. */
function describeWaived({ waivers }: ReportView): string {
  const kept = waivers.filter(({ kind }) => kind === 'waived').length
  return kept === 0 ? '' : ` but for ${kept} waived`
}

/** What the run cost. */
export function describeEffort({ requestCount, durationMs }: Report): string {
  return `${requestCount} requests in ${(durationMs / 1000).toFixed(1)} s`
}

/** What became of the steps of a level. */
export function describeSteps(report: Report, level: Level): string {
  const own = report.steps.filter((step) => step.level === level)
  if (own.length === 0) return 'not tried'
  const { passed, failed, blocked, skipped } = countSteps(own)
  const beyond = own.filter(isOutOfReach).length
  if (passed === own.length) return `all ${count(passed, 'step')} passed`
  const others = [
    ...(failed > 0 ? [`${failed} ${failed === 1 ? 'differs' : 'differ'}`] : []),
    ...(blocked > 0 ? [`${blocked} could not run`] : []),
    ...(skipped > beyond ? [`${skipped - beyond} undecided`] : []),
    ...(beyond > 0 ? [`${beyond} out of reach`] : []),
  ]
  return `${passed} of ${count(own.length, 'step')} passed, ${others.join(', ')}`
}

/** Steps by what became of them. */
export function countSteps(
  steps: readonly StepResult[],
): Record<StepResult['state']['kind'], number> {
  const of = (kind: StepResult['state']['kind']) =>
    steps.filter(({ state }) => state.kind === kind).length
  return {
    passed: of('passed'),
    failed: of('failed'),
    blocked: of('blocked'),
    skipped: of('skipped'),
  }
}

/** What each level is about, for those who see the names for the first time. */
export const levelMeanings: Readonly<Record<Level, string>> = {
  reachable: 'each operation is there and answers',
  shapes: 'answers have the contract’s form, bad input is refused',
  access: 'each caller may do what is theirs to do, and nothing else',
  journeys: 'what is written is what is read, over several calls',
  money: 'charges, orders and stock agree to the cent and the piece',
}

/** Up to which level the service is as the contract has it. */
export function describeReached(report: Report): string {
  const reached = findReachedLevel(report)
  const [first] = levels
  if (reached === undefined) {
    const isTried = report.steps.some(({ level }) => level === first)
    return isTried ? `none yet: ${first} comes first` : `not measured: ${first} was not tried`
  }
  return reached === levels.at(-1) ? `${reached}, the last one` : `up to ${reached}`
}

/** What a run did not judge of an operation, the most frequent reasons first. */
export function listOpenReasons({ cells }: OperationCoverage): readonly string[] {
  const open = cells.flatMap(({ state }) => (state.kind === 'open' ? [state.why] : []))
  const reasons = [...new Set(open)].map((why) => ({
    why,
    times: open.filter((one) => one === why).length,
  }))
  return reasons
    .toSorted((a, b) => b.times - a.times)
    .map(({ why, times }) => (times === 1 ? why : `${times} × ${why}`))
}

/** Why nothing of an operation was judged. */
export function findOpenReason({ cells }: OperationCoverage): string {
  const [first] = cells.flatMap(({ state }) => (state.kind === 'open' ? [state.why] : []))
  return first ?? 'nothing can be judged from outside'
}

/** What became of the sentences of the contract; nothing where none was tried. */
export function describeSentences({ sentences }: Coverage): readonly string[] {
  const { passed, failed, open, unreachable } = tallyOf(sentences)
  if (passed + failed === 0) return []
  const beyond = sentences.flatMap(({ text, state }) =>
    state.kind === 'unreachable' ? [`“${text}” (${state.why})`] : [],
  )
  const [example] = beyond.toSorted((a, b) => a.length - b.length)
  const parts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} ${failed === 1 ? 'differs' : 'differ'}`] : []),
    ...(open > 0 ? [`${open} were not judged`] : []),
    ...(example === undefined
      ? []
      : [`${unreachable} nobody can judge from outside, such as ${example}`]),
  ]
  return [`Of what it says in words ${parts.join(', ')}.`]
}

/** A cell's name, with the side of the limit that it is about. */
export function nameCell({ name, side }: Cell): string {
  if (side === undefined) return name
  return side === 'at' ? `${name}: at it accepted` : `${name}: beyond it refused`
}

/** A number with its noun. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** What was made up for, in short: `3 operations have other paths, 2 fields have other names`. */
export function describeAdapted({ adapted, inventory }: Report): string {
  const { calls = [], fields = [], signIn = [], resent = 0 } = adapted ?? {}
  const { elsewhere = [] } = inventory
  const others = [elsewhere.length, resent].filter((number) => number > 0)
  const isSentElsewhere = signIn.length > others.length
  return [
    ...(calls.length > 0 ? [`${have(calls.length, 'operation')} other paths`] : []),
    ...(fields.length > 0 ? [`${have(fields.length, 'field')} other names`] : []),
    ...(elsewhere.length > 0 ? [`people sign in elsewhere`] : []),
    ...(isSentElsewhere ? ['tokens travel in another way'] : []),
    ...(resent > 0 ? [`${count(resent, 'call')} needed a new token`] : []),
  ].join(', ')
}

function have(number: number, noun: string): string {
  return `${count(number, noun)} ${number === 1 ? 'has' : 'have'}`
}

/** What a map and another way to sign in have made up for, a sentence each; none where nothing is to be said. */
export function listAdapted(report: Report): readonly string[] {
  const { adapted } = report
  if (!adapted || !isTold(adapted)) return []
  return [
    ...(isAdapted(adapted) ? [`${describeAdapted(report)}: ${weighAdapted(adapted)}.`] : []),
    ...adapted.signIn,
    ...adapted.calls.map(
      ({ operation, contract, service }) => `${operation}: ${service} in place of ${contract}.`,
    ),
    ...adapted.fields.map(describeField),
    ...(adapted.unneeded.length > 0
      ? [`No call needed these entries of the map: ${adapted.unneeded.join(', ')}.`]
      : []),
  ]
}

/** A token that ends is no difference; only where nothing says when, it can't be told from one that is refused. */
function weighAdapted({ calls, fields, signIn, resent }: Adapted): string {
  const isResentOnly = resent !== undefined && calls.length + fields.length + signIn.length === 1
  return isResentOnly
    ? 'whether they had ended or were refused can be told when the endpoint answers `expires_in`'
    : 'the service does not meet the contract without'
}

function describeField({ field, service, operations }: Adapted['fields'][number]): string {
  return `${field}: ${service} (${operations.join(', ')}).`
}
