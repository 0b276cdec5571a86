import type { Contract } from '../contract/read-contract'
import type { Exchange } from '../http/exchange'
import { describeBody } from '../judge/judge-shape'
import type { Check, Step } from '../model/check'
import type { Difference } from '../model/errors'
import { type Finding, placeOf } from '../model/report'
import { rules } from '../model/rules'
import { toCurl } from './curl'
import { groupFindings, type RawFinding } from './group-findings'
import { isRepeatable } from './is-repeatable'

/** What was found, as far as scripts are made of it. */
export type Shown = Pick<Finding, 'assertion' | 'exchange'>

export interface Collected {
  /** The groups in the order of the checks and steps, each with its first cause first. */
  readonly findings: readonly Finding[]
  /** All that was found, what is left out too. */
  readonly all: readonly Shown[]
  /** For each step that met nothing but differences that an earlier step has, as `check › step`, that step. */
  readonly repeats: ReadonlyMap<string, string>
}

/** How operations have answered. */
export interface Answers {
  /** Whether one has succeeded. */
  isBuilt(operation: string): boolean
  /** Whether one has answered with nothing but statuses from 500 on. */
  isDown(operation: string): boolean
}

export interface FindingCollector {
  add(severity: Finding['severity'], difference: Difference, check: Check, step: Step): void
  list(checks: readonly Check[], answers: Answers): Collected
}

/**
 * Collects findings; a second one at the same place of the contract is left out.
 *
 * @param mask hides what reports must not show
 * @param maskCommand the same for commands, where it may mark variables
 */
export function createFindingCollector(
  contract: Contract,
  mask: (text: string) => string,
  maskCommand = mask,
): FindingCollector {
  const findings: RawFinding[] = []
  return {
    add(severity, difference, check, step) {
      const pointer = difference.pointer ?? contract.operation(difference.operation).pointer
      const { rule, operation, expected, got, cause, exchange, assertion, unshown, writer } =
        difference
      const request = exchange?.wire?.request ?? exchange?.request ?? difference.request
      findings.push({
        severity,
        rule,
        operation,
        pointer,
        line: contract.lineOf(pointer),
        level: rules[rule].level,
        check: check.id,
        step: step.title,
        expected: mask(expected),
        got: mask(got),
        cause,
        curl: request ? toCurl(request, maskCommand) : '',
        ...(exchange ? { exchange, answer: mask(describeAnswer(exchange)) } : {}),
        ...(assertion ? { assertion } : {}),
        ...(unshown === undefined ? {} : { unshown }),
        ...(writer ? { writer } : {}),
      })
    },
    list(checks, { isBuilt, isDown }) {
      const places = checks.flatMap(({ id, steps }) => steps.map(({ title }) => placeOf(id, title)))
      const rank = ({ check, step }: RawFinding) => places.indexOf(placeOf(check, step))
      const sorted = findings.toSorted((a, b) => rank(a) - rank(b))
      const isAbsent = ({ rule, operation }: RawFinding) =>
        rule === 'not-built' && !isBuilt(operation)
      const absent = new Set(sorted.filter(isAbsent).map(({ operation }) => operation))
      const keyOf = (one: RawFinding) => {
        // The response of a missing operation is not judged.
        if (absent.has(one.operation)) return one.operation
        // What always fails fails in one way, whatever was due.
        return one.rule === 'server-error' && isDown(one.operation)
          ? `${one.severity} ${one.rule} ${one.operation}`
          : toKey(one)
      }
      const kept = new Map<string, RawFinding>()
      for (const one of sorted) {
        const isJudged = !absent.has(one.operation) || isAbsent(one)
        if (isJudged && !kept.has(keyOf(one))) kept.set(keyOf(one), one)
      }
      const first = [...kept.values()]
      return {
        all: sorted,
        findings: groupFindings(first.toSorted((a, b) => rank(a) - rank(b))),
        repeats: findRepeats(sorted, first, (one) => kept.get(keyOf(one))),
      }
    },
  }
}

function describeAnswer(exchange: Exchange): string {
  return `${exchange.status} ${describeBody(exchange)}`
}

/** Findings with the same key are one. */
function toKey({ severity, rule, operation, pointer, check, step }: RawFinding): string {
  const place = isRepeatable(rule) ? placeOf(check, step) : ''
  return JSON.stringify([severity, rule, operation, pointer, place])
}

function findRepeats(
  found: readonly RawFinding[],
  kept: readonly RawFinding[],
  firstOf: (one: RawFinding) => RawFinding | undefined,
): ReadonlyMap<string, string> {
  const toPlace = ({ check, step }: RawFinding) => placeOf(check, step)
  const failures = (all: readonly RawFinding[]) =>
    all.filter(({ severity }) => severity === 'failure')
  const own = new Set(failures(kept).map(toPlace))
  return new Map(
    failures(found).flatMap((one) => {
      const first = firstOf(one)
      return first && !own.has(toPlace(one)) ? [[toPlace(one), toPlace(first)] as const] : []
    }),
  )
}
