const MAX_DEPTH = 6

/**
 * Copies an argument as it is now, because callers change some of theirs later. What can't or
 * shouldn't be copied (elements, functions, component instances) is replaced by a short name, so
 * that a record never keeps a page's parts alive.
 */
export function copyArgument(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return '[function]'
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '[too deep]'
  if (Array.isArray(value)) return value.map((item) => copyArgument(item, depth + 1))
  if (value instanceof Error) return `[${value.name}: ${value.message}]`
  if (isElement(value)) return `[element ${describeElement(value)}]`
  if (!isPlainObject(value)) return `[${value.constructor?.name || 'object'}]`
  if ('getConfiguration' in value) return '[client]'
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, copyArgument(member, depth + 1)]),
  )
}

function isElement(value: object): value is Element {
  return typeof Element !== 'undefined' && value instanceof Element
}

function describeElement(element: Element): string {
  const hook = element.getAttribute('data-braintree-id')
  return element.tagName.toLowerCase() + (element.id ? `#${element.id}` : hook ? `[${hook}]` : '')
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
