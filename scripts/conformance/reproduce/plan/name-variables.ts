import { splitPointer } from '../../../../mocks/contract/json'
import type { Exchange } from '../../http/exchange'
import type { Leaf } from '../values/recording'
import type { Capture } from './plan'

/** The variables of a script: one for each value that is taken from an answer. */
export interface Variables {
  /** The variable of the value at a leaf. */
  nameOf(leaf: Leaf): string
  /** The leaves of an exchange that have a variable. */
  of(exchange: Exchange): readonly Capture[]
}

const VERB = /^(?:create|update|show|list|read|get|filter|search)(?:Own|Related)?/

/** Names the variables after what they hold, as TOKEN, PRODUCT_ID, PRODUCT_ID_2. */
export function createVariables(taken: readonly string[]): Variables {
  const known = new Map<string, { variable: string; at: string; number: number }>()
  const used = new Set(taken)
  return {
    nameOf({ exchange, at }) {
      const key = `${exchange.number} ${at}`
      const found = known.get(key)
      if (found) return found.variable
      const base = describe(exchange.request.operation, at)
      let variable = base
      for (let count = 2; used.has(variable); count += 1) variable = `${base}_${count}`
      used.add(variable)
      known.set(key, { variable, at, number: exchange.number })
      return variable
    },
    of: (exchange) => [...known.values()].filter(({ number }) => number === exchange.number),
  }
}

function describe(operation: string, at: string): string {
  const keys = splitPointer(at).filter((key) => !/^\d+$/.test(key) && key !== 'data')
  const thing = operation
    .replace(VERB, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
  const named = keys.length === 1 && /^_?id$/.test(keys[0] ?? '') ? [thing, 'id'] : keys
  const words = (named.length === 0 ? [thing] : named).slice(-2).join('_')
  const name = words
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .replace(/_+/g, '_')
    .replace(/^_|_$/g, '')
    .toUpperCase()
  return /^[A-Z]/.test(name) ? name : `VALUE_${name}`
}
