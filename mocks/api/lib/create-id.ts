import { drawBytes } from './random'

const RANDOM_BYTES = 16

/** Makes an id that nobody can guess, such as `prd_5f0c…`. */
export function createId(prefix: 'usr' | 'cat' | 'prd' | 'ord' | 'chg' | 'txn'): string {
  return `${prefix}_${drawBytes(RANDOM_BYTES).toString('hex')}`
}
