import { rules } from '../model/rules'

const repeatable: ReadonlySet<string> = new Set([
  'bad-input',
  ...Object.entries(rules).flatMap(([rule, { level }]) => (level === 'access' ? [rule] : [])),
])

/** Whether each step that meets a difference of the rule has one of its own: each case of a table, but not each of a journey. */
export function isRepeatable(rule: string): boolean {
  return repeatable.has(rule)
}
