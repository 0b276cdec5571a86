import type { ClientConfiguration } from '../gateway/client-configuration'
import type { PaymentMethod, SavedPaymentMethod } from '../gateway/payment-methods/payment-method'
import type { ThreeDSecureLookup } from '../gateway/payment-methods/three-d-secure'
import type { FieldProblem, GatewayProblem } from '../gateway/payment-methods/tokenization'
import { GatewayUnreachableError } from './gateway-connection'

/*
 * Hand-written guards: the widget's pages forbid `eval`, and schema libraries that compile their
 * checks probe for it, which such pages report as a violation.
 */

type Json = Readonly<Record<string, unknown>>

const PROBLEM_CODES: readonly GatewayProblem['code'][] = [
  'invalid_input',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
]

/** @throws GatewayUnreachableError for anything else */
export function parseConfiguration(answer: unknown): ClientConfiguration {
  return expect(answer, isConfiguration, 'a configuration')
}

/** @throws GatewayUnreachableError for anything else */
export function parsePaymentMethod(answer: unknown): PaymentMethod {
  return expect(member(answer, 'paymentMethod'), isPaymentMethod, 'a payment method')
}

/** @throws GatewayUnreachableError for anything else */
export function parseSavedMethods(answer: unknown): readonly SavedPaymentMethod[] {
  return expect(member(answer, 'paymentMethods'), isSavedMethods, 'a list of payment methods')
}

/** @throws GatewayUnreachableError for anything else */
export function parseLookup(answer: unknown): ThreeDSecureLookup {
  return expect(answer, isLookup, 'a 3D Secure lookup')
}

/** The problem that a response describes, or `undefined` when it describes none. */
export function parseProblem(answer: unknown): GatewayProblem | undefined {
  const error = member(answer, 'error')
  const code = PROBLEM_CODES.find((known) => known === member(error, 'code'))
  const message = member(error, 'message')
  const fieldErrors = member(error, 'fieldErrors')
  if (!code || typeof message !== 'string' || !Array.isArray(fieldErrors)) return undefined
  return { code, message, fieldProblems: fieldErrors.filter(isFieldProblem) }
}

function expect<Value>(
  answer: unknown,
  isValue: (answer: unknown) => answer is Value,
  what: string,
): Value {
  if (isValue(answer)) return answer
  throw new GatewayUnreachableError(`The gateway's answer is not ${what}.`)
}

function isConfiguration(answer: unknown): answer is ClientConfiguration {
  return (
    isObject(answer) &&
    isObject(answer['creditCards']) &&
    Array.isArray(answer['creditCards']['supportedCardTypes']) &&
    Array.isArray(answer['challenges']) &&
    isObject(answer['analytics']) &&
    hasStrings(answer, ['environment', 'assetsUrl', 'clientApiUrl'])
  )
}

function isPaymentMethod(answer: unknown): answer is PaymentMethod {
  return (
    isObject(answer) &&
    hasStrings(answer, ['nonce', 'type', 'description']) &&
    isObject(answer['details'])
  )
}

function isSavedMethods(answer: unknown): answer is readonly SavedPaymentMethod[] {
  return (
    Array.isArray(answer) &&
    answer.every(
      (method: unknown) =>
        isPaymentMethod(method) &&
        typeof member(method, 'default') === 'boolean' &&
        typeof member(method, 'hasSubscription') === 'boolean',
    )
  )
}

function isLookup(answer: unknown): answer is ThreeDSecureLookup {
  const kind = member(answer, 'kind')
  if (kind === 'challenge') return typeof member(answer, 'lastFour') === 'string'
  return kind === 'decided' && isPaymentMethod(member(answer, 'paymentMethod'))
}

function isFieldProblem(problem: unknown): problem is FieldProblem {
  return isObject(problem) && hasStrings(problem, ['code', 'field', 'message'])
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasStrings(value: Json, names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'string')
}

function member(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined
}
