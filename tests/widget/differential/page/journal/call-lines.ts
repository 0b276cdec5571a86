import type { RecordedCall } from '../../../../../mocks/braintree/control/calls/recorded-call'
import { toLines } from './lines'

export interface CallLines {
  /** What the widget asked of the components, component by component. */
  readonly calls: string[]
  readonly analytics: string[]
}

/** Turns the calls since the last look into lines. */
export function createCallReader(): (calls: readonly RecordedCall[]) => CallLines {
  const changesField = createFieldMemory()
  return (calls) => {
    const components = [...new Set(calls.map(componentOf))].sort()
    // Components work side by side; only the order of one's own calls means something.
    const sorted = components.flatMap((name) => calls.filter((call) => componentOf(call) === name))
    return {
      calls: sorted.filter((call) => !isAnalytics(call) && changesField(call)).flatMap(linesOf),
      analytics: calls.filter(isAnalytics).flatMap(kindsOf),
    }
  }
}

/**
 * Whether a call leaves the fields other than they were: clearing an error where there is none, or setting a text
 * once more, can't be noticed by anybody.
 */
function createFieldMemory(): (call: RecordedCall) => boolean {
  const known = new Map<string, string>()
  function remember(key: string, value: string): boolean {
    if ((known.get(key) ?? '') === value) return false
    known.set(key, value)
    return true
  }
  return ({ name, arguments: [given] }) => {
    const { field, attribute, value, message, fields } = toRecord(given)
    switch (name) {
      case 'hosted-fields.create':
        known.clear()
        for (const [key, config] of Object.entries(toRecord(fields))) {
          remember(`${key} placeholder`, String(toRecord(config)['placeholder'] ?? ''))
        }
        return true
      case 'hosted-fields.setAttribute':
        return remember(`${field} ${attribute}`, String(value))
      case 'hosted-fields.removeAttribute':
        return remember(`${field} ${attribute}`, '')
      case 'hosted-fields.setMessage':
        return remember(`${field} message`, String(message))
      default:
        return true
    }
  }
}

function linesOf({ name, arguments: args }: RecordedCall): string[] {
  const { field, attribute, value, message } = toRecord(args[0])
  if (typeof field === 'string') {
    return [[name, field, attribute, value, message].filter((part) => part !== undefined).join(' ')]
  }
  return [name, ...toLines(name, args.map(withoutOrder))]
}

/** What a PayPal button may not offer is a set. */
function withoutOrder(argument: unknown): unknown {
  const { funding } = toRecord(argument)
  const { disallowed } = toRecord(funding)
  if (!Array.isArray(disallowed)) return argument
  return { ...toRecord(argument), funding: { disallowed: disallowed.toSorted() } }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}

function componentOf({ name }: RecordedCall): string {
  return name.replace(/\..*/, '')
}

function isAnalytics({ name }: RecordedCall): boolean {
  return name === 'client._request'
}

function kindsOf({ arguments: [request] }: RecordedCall): string[] {
  return JSON.stringify(request).match(/web\.dropin\.[^"]+/g) ?? ['unknown']
}
