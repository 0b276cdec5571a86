import { memoize } from '../lib/memoize'

/** How the bytes of an answer may be written, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const

export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** The smallest encoding that a header `Accept-Encoding` admits (RFC 9110, 12.5.3). */
export const chooseEncoding: (header: string) => Encoding = memoize((header) => {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight))
  }
  const rest = weights.get('*') ?? 0
  return ENCODINGS.find((name) => (weights.get(name) ?? rest) > 0) ?? 'identity'
})
