import type { Check, Resource, Step } from '../model/check'
import { levels } from '../model/rules'

export interface Selection {
  /** Ids of checks, operations, levels, or steps of a check as in `access:createOrder`; all when empty. */
  readonly only: readonly string[]
  readonly isReadOnly: boolean
  /** Whether the steps that cost many requests for a rare fault run too. */
  readonly isThorough: boolean
}

/** The chosen checks and those that they need, in the order of running. */
export function selectChecks(
  checks: readonly Check[],
  { only, isReadOnly, isThorough }: Selection,
): Check[] {
  const allowed = (isReadOnly ? checks.filter((check) => check.isReadOnly) : checks)
    .map((check) => ({
      ...check,
      steps: check.steps.filter((step) => isThorough || !step.isThorough),
    }))
    .filter(({ steps }) => steps.length > 0)
  if (only.length === 0) return [...allowed]
  const asked = allowed.flatMap((check) => {
    const steps = askedSteps(check, only)
    return steps.length > 0 ? [{ ...check, steps }] : []
  })
  const byId = new Map(asked.map((check) => [check.id, check]))
  const needed = findProviders(allowed, asked)
  return allowed.flatMap((check) => (needed.has(check.id) ? [check] : (byId.get(check.id) ?? [])))
}

/** Every name that `only` can hold. */
export function listNames(checks: readonly Check[]): readonly string[] {
  const names = checks.flatMap(({ id, steps }) => [
    id,
    ...steps.flatMap(({ operation }) => [operation, `${id}:${operation}`]),
  ])
  return [...new Set<string>([...levels, ...names])]
}

/** A table can be chosen row by row, other checks only as a whole. */
function askedSteps(check: Check, only: readonly string[]): readonly Step[] {
  if (only.includes(check.id) || only.includes(check.level)) return check.steps
  const steps = check.steps.filter(
    ({ operation }) => only.includes(operation) || only.includes(`${check.id}:${operation}`),
  )
  return steps.length > 0 && check.kind !== 'table' ? check.steps : steps
}

function findProviders(all: readonly Check[], asked: readonly Check[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (needs: readonly Resource[] = []) => {
    for (const provider of all) {
      const isNeeded = provider.provides?.some((resource) => needs.includes(resource))
      if (!isNeeded || found.has(provider.id)) continue
      found.add(provider.id)
      visit(provider.needs)
    }
  }
  for (const check of asked) visit(check.needs)
  return found
}
