import type { Contract } from '../../../api/contract/contract'
import type { Violation } from '../../../api/contract/describe-problems'
import { isSecretName } from '../../../api/contract/describe-value'
import { isObject } from '../../../contract/json'
import type { Operation } from '../../../contract/operation'
import type { Finding } from '../call'
import { maskJson } from '../mask-secrets'
import { listViolations } from './list-violations'
import { nearestValue } from './nearest-value'

/** An exchange as far as it can be judged. */
export interface Exchange {
  /** Of the request, as they are written in its path. */
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | string[]>>
  /** Absent where it is no JSON, or was not kept. */
  readonly sent?: { readonly body: unknown } | undefined
  /** 0 where there was no answer. */
  readonly status: number
  /** `undefined` for one that was too large to be kept. */
  readonly answer: { readonly body: unknown } | { readonly type: string } | undefined
}

/** Where an exchange breaks the contract: in its request, in its answer, or in both. */
export function judgeCall(contract: Contract, operation: Operation, exchange: Exchange): Finding[] {
  const { path, query, sent, status, answer } = exchange
  const findings: Finding[] = []
  if (sent || !operation.body) {
    const judged = { path, query, requestBody: sent?.body }
    const violations = listViolations(judged, ({ requestBody: body, ...rest }) => {
      const validation = contract.validateRequest(operation, { ...rest, body })
      return validation.isValid ? undefined : validation.violation
    })
    findings.push(...violations.map(toFinding))
  }
  if (status === 0 || answer === undefined) return findings
  if ('type' in answer) {
    const came = answer.type === '' ? 'a body without a Content-Type' : answer.type
    findings.push({ place: 'response.body', rule: 'must be JSON', came })
    return findings
  }
  const violations = listViolations({ responseBody: answer.body }, ({ responseBody }) =>
    contract.findViolation(operation.id, status, responseBody),
  )
  return [
    ...findings,
    ...violations.map((one) =>
      one.place === 'response'
        ? { ...toFinding(one), nearest: nearestStatus(operation, status) }
        : toFinding(one),
    ),
  ]
}

function toFinding({ place, rule, came, name, value, schema }: Violation): Finding {
  // Nothing is said that a secret could be made of.
  const nearest = schema && !isSecretName(name) ? nearestValue(schema, value) : undefined
  return {
    place,
    rule,
    ...(came === undefined ? {} : { came }),
    ...(isObject(schema) ? { schema: withoutDepth(schema) } : {}),
    ...(nearest === undefined ? {} : { nearest: maskJson(nearest) }),
  }
}

/** Of the same class, where there is such a status. */
function nearestStatus({ responses }: Operation, status: number): unknown {
  const known = [...responses.keys()]
  const near = known.filter((one) => Math.floor(one / 100) === Math.floor(status / 100))
  return nearestValue({ enum: near.length > 0 ? near : known }, status)
}

/** A schema to be read: what it contains is named by its type alone. */
function withoutDepth(
  schema: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { properties, items, ...rest } = schema
  return {
    ...rest,
    ...(isObject(properties) ? { properties: Object.keys(properties) } : {}),
    ...(isObject(items) ? { items: items['type'] ?? 'any' } : {}),
  }
}
