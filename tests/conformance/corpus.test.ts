import { describe, expect, test } from 'vitest'
import { protectedRequests } from '../../scripts/conformance/checks/access/protected-requests'
import { publicCalls } from '../../scripts/conformance/checks/access/public-calls'
import { rules } from '../../scripts/conformance/model/rules'
import { planChecks } from '../../scripts/conformance/run/run-conformance'
import { access } from '../../scripts/conformance/self-test/faults/access'
import {
  families,
  faults,
  unseenFamilies,
} from '../../scripts/conformance/self-test/faults/registry'
import { toProbeOptions } from '../../scripts/conformance/self-test/probe'
import { variants } from '../../scripts/conformance/self-test/variants/registry'
import { contract } from '../../scripts/conformance/self-test/wrap/match-operation'

const ADMIN = { email: 'admin@example.com', password: 'never-sent' }

const unseenFaults = unseenFamilies.flatMap((family) => family.faults)
const allFaults = [...faults, ...unseenFaults]

describe('the planted faults', () => {
  test('are named once in their family, and half of them were written without the checks', () => {
    const places = [...families, ...unseenFamilies].flatMap((family) =>
      family.faults.map(({ name }) => `${family.isUnseen} ${family.name} ${name}`),
    )
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
    expect(unseenFaults.length).toBeGreaterThanOrEqual(allFaults.length / 2)
    expect(unseenFamilies.filter(({ isUnseen }) => !isUnseen)).toEqual([])
  })

  test('are at least 600, each of another name', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
    expect(faults.length).toBeGreaterThanOrEqual(600)
  })

  test('say in their names which operation of the contract does what wrong', () => {
    const known = new Set(contract.operations.map(({ id }) => id))
    const silent = allFaults.filter(
      ({ name, operation }) => !known.has(operation) || !name.startsWith(`${operation} `),
    )
    expect(silent).toEqual([])
  })

  test('break every rule that is no advice, and every operation, at least once', () => {
    const broken = new Set<string>(faults.map(({ rule }) => rule))
    // A fault breaks the contract; advice has its own test.
    const required = Object.entries(rules).filter(([, rule]) => !('isAdvice' in rule))
    expect(required.map(([rule]) => rule).filter((rule) => !broken.has(rule))).toEqual([])
    const blamed = new Set(faults.map(({ operation }) => operation))
    expect(contract.operations.map(({ id }) => id).filter((id) => !blamed.has(id))).toEqual([])
  })

  test('open every protected operation to every kind of caller without the right', () => {
    const protectedOperations = contract.operations.filter(({ isProtected }) => isProtected)
    const wanted = protectedOperations.flatMap(({ id, role }) => {
      const kinds = ['asks for no token', 'takes garbage for a token', 'takes an altered token']
      const all = [...kinds, "serves another user's path"]
      return (role === 'administrator' ? [...all, 'serves everyone'] : all).map(
        (one) => `${id} ${one}`,
      )
    })
    const open = new Set(access.faults.map(({ name }) => name))
    expect(wanted.filter((one) => !open.has(one))).toEqual([])
    expect(wanted.length).toBeGreaterThanOrEqual(59)
  })

  test('leave no check without a fault that it can reveal', () => {
    const nowhere = { handle: () => Promise.reject(new Error('sent')), admin: ADMIN }
    const checks = planChecks(toProbeOptions(nowhere, (next) => next))
    const tried = new Set(
      families.flatMap(({ faults: planted, checksFor }) => planted.flatMap(checksFor)).map(kindOf),
    )
    expect(checks.length).toBeGreaterThan(20)
    expect(checks.map(({ id }) => kindOf(id)).filter((kind) => !tried.has(kind))).toEqual([])
  })
})

describe('every operation of the contract', () => {
  const namesOf = (isProtected: boolean) =>
    contract.operations.filter((one) => one.isProtected === isProtected).map(({ id }) => id)

  test('API-9 that is protected has a row with a valid request, so that the access matrix judges it', () => {
    expect(Object.keys(protectedRequests).sort()).toEqual(namesOf(true).sort())
  })

  test('API-9 that is public is called with a bad token', () => {
    expect(publicCalls.map(({ operation }) => operation).sort()).toEqual(namesOf(false).sort())
  })
})

test('the harmless variants are at least 150, each of another name', () => {
  expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length)
  expect(variants.length).toBeGreaterThanOrEqual(150)
})

/** `bad-input:signUp` is of the kind `bad-input`. */
function kindOf(check: string): string {
  return check.replace(/:.*/, '')
}
