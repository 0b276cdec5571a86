import type { Contract } from '../contract/read-contract'
import { toCurl } from '../http/curl'
import type { Check, Step } from '../model/check'
import type { Difference } from '../model/errors'
import type { Finding } from '../model/report'
import { rules } from '../model/rules'

export interface FindingCollector {
  add(severity: Finding['severity'], difference: Difference, check: Check, step: Step): void
  /** In the order of the checks and steps. */
  list(checks: readonly Check[], isBuilt: (operation: string) => boolean): readonly Finding[]
}

/** Collects findings; a second one at the same place of the contract is left out. */
export function createFindingCollector(
  contract: Contract,
  mask: (text: string) => string,
): FindingCollector {
  const findings: Finding[] = []
  return {
    add(severity, difference, check, step) {
      const pointer = difference.pointer ?? contract.operation(difference.operation).pointer
      const { rule, operation, expected, got, cause, exchange, assertion } = difference
      const request = exchange?.request ?? difference.request
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
        curl: request ? toCurl(request, mask) : '',
        ...(exchange ? { exchange } : {}),
        ...(assertion ? { assertion } : {}),
      })
    },
    list(checks, isBuilt) {
      const places = checks.flatMap(({ id, steps }) => steps.map(({ title }) => `${id} ${title}`))
      const placeOf = ({ check, step }: Finding) => places.indexOf(`${check} ${step}`)
      const sorted = findings.toSorted((a, b) => placeOf(a) - placeOf(b))
      const unbuilt = new Set(
        sorted
          .filter(({ rule, operation }) => rule === 'not-built' && !isBuilt(operation))
          .map(({ operation }) => operation),
      )
      const seen = new Set<string>()
      return sorted.filter(({ severity, rule, operation, pointer, check, step }) => {
        // The response of a missing operation is not judged.
        if (rule !== 'not-built' && unbuilt.has(operation)) return false
        // Each case of a table is a finding; a repeated one of a journey is not.
        const place = isRepeatable(rule) ? `${check} ${step}` : ''
        const key = `${severity} ${rule} ${operation} ${pointer} ${place}`
        return !seen.has(key) && seen.add(key)
      })
    },
  }
}

function isRepeatable(rule: Finding['rule']): boolean {
  return rule === 'bad-input' || rules[rule].level === 'access'
}
