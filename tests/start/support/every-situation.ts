import type { StartSituation } from '../../../mocks/api/startup/start-situation'
import { type Conditions, dimensions } from './start-table'

/** A complete production start. */
const WHOLE: StartSituation = {
  command: 'start',
  nodeEnvironment: 'production',
  hasBraintreeKeys: true,
  braintreeEnvironment: 'production',
  hasMerchantAccount: true,
  allowsSandbox: false,
  jwtSecret: 'strong',
  adminPassword: 'strong',
  database: 'directory',
  data: 'fresh',
  hasAdministrator: true,
  host: undefined,
}

/** Every combination of the dimensions' values. */
export function everySituation(): StartSituation[] {
  const vary = <Key extends keyof StartSituation>(
    situations: readonly StartSituation[],
    key: Key,
  ): StartSituation[] =>
    situations.flatMap((one) => dimensions[key].map((value) => ({ ...one, [key]: value })))
  return keys.reduce<StartSituation[]>((situations, key) => vary(situations, key), [WHOLE])
}

/** Whether the row's conditions hold. */
export function holds(when: Conditions, situation: StartSituation): boolean {
  return keys.every((key) => {
    const values: readonly unknown[] | undefined = when[key]
    return values === undefined || values.includes(situation[key])
  })
}

const keys = Object.keys(WHOLE).filter(isKey)

function isKey(key: string): key is keyof StartSituation {
  return key in dimensions
}
