import type { Contract } from '../read-contract'
import { applyChange } from './apply-change'
import type { SchemaCase } from './schema-case'

/** Whether the change breaks exactly the rule that it is meant to break, given a body that conforms. */
export function isExact(
  contract: Contract,
  schemaPointer: string,
  valid: unknown,
  { path, change, keyword, place }: SchemaCase,
): boolean {
  // A form may leave an empty field out, and does so on purpose where a field may be absent.
  if (place === 'form' && change.kind === 'set' && change.value === '') return false
  const at = `/${path.join('/')}`
  const problems = contract.checkSchema(schemaPointer, applyChange(valid, path, change))
  return (
    problems.length === 1 &&
    problems[0]?.keyword === keyword &&
    (path.length === 0 || problems[0].at === at || problems[0].at.startsWith(`${at}/`))
  )
}

/** Whether the change breaks the rules of one value and nothing else, given a body that conforms: a word for 0 or 1 is no number and none of the two. */
export function isOfOneValue(
  contract: Contract,
  schemaPointer: string,
  valid: unknown,
  { path, change, keyword }: SchemaCase,
): boolean {
  const problems = contract.checkSchema(schemaPointer, applyChange(valid, path, change))
  const at = `/${path.join('/')}`
  return (
    problems.some((problem) => problem.keyword === keyword) &&
    problems.every((problem) => problem.at === at)
  )
}

/** Whether the body still conforms with the change. */
export function isAllowed(
  contract: Contract,
  schemaPointer: string,
  valid: unknown,
  { path, change, place }: SchemaCase,
): boolean {
  if (place === 'form' && change.kind === 'set' && change.value === '') return false
  return contract.checkSchema(schemaPointer, applyChange(valid, path, change)).length === 0
}
