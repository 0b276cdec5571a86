import { copyArgument } from '../../../../../mocks/braintree/control/calls/copy-argument'

/** One line for each leaf of the value: `name path: leaf`, the paths in alphabetical order. */
export function toLines(name: string, value: unknown): string[] {
  return leavesOf('', copyArgument(value)).map(([path, leaf]) => `${name}${path}: ${leaf}`)
}

/** The value in one line. */
export function toLine(value: unknown): string {
  return JSON.stringify(sortKeys(copyArgument(value))) ?? 'undefined'
}

/** An error's lines: what a merchant reads of it, and of the component's error behind it. */
export function toErrorLines(name: string, error: unknown): string[] {
  if (!(error instanceof Error)) return toLines(name, error)
  const inner: unknown = Reflect.get(error, '_braintreeWebError')
  const code: unknown = Reflect.get(error, 'code')
  return [
    `${name} is a ${error.name}: ${error.message}`,
    ...(inner instanceof Error ? [`${name} comes from a ${inner.name}: ${inner.message}`] : []),
    ...(code === undefined ? [] : [`${name} has the code ${String(code)}`]),
    ...(error.stack ? [`${name} has a stack`] : []),
  ]
}

function leavesOf(path: string, value: unknown): [path: string, leaf: string][] {
  if (typeof value !== 'object' || value === null) {
    return value === undefined ? [] : [[path, leafOf(value)]]
  }
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  if (members.length === 0) return [[path, Array.isArray(value) ? '[]' : '{}']]
  return members.flatMap(([key, member]) =>
    leavesOf(Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, member),
  )
}

/** Elements are told by their kind only: the two widgets name theirs as they like. */
function leafOf(value: unknown): string {
  if (typeof value === 'string' && value.startsWith('[element ')) return '[element]'
  return JSON.stringify(value)
}

function sortKeys(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('[element ') ? '[element]' : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sortKeys)
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(members.map(([key, member]) => [key, sortKeys(member)]))
}
