import type { NamedTest } from '../named-test'

/** The shop's state for one requirement of OWASP ASVS 5.0.0, paraphrased. */
export type Requirement =
  | {
      /** Such as `1.2.4`. */
      readonly id: string
      readonly status: 'met'
      /** By what. */
      readonly how: string
      readonly tests: readonly [NamedTest, ...NamedTest[]]
    }
  /** `how` says why there is nothing to meet, or what meeting it would take. */
  | { readonly id: string; readonly status: 'not applicable' | 'not met'; readonly how: string }

export function met(
  id: string,
  how: string,
  ...tests: readonly [NamedTest, ...NamedTest[]]
): Requirement {
  return { id, status: 'met', how, tests }
}

export function notApplicable(id: string, how: string): Requirement {
  return { id, status: 'not applicable', how }
}

export function notMet(id: string, how: string): Requirement {
  return { id, status: 'not met', how }
}
