import type { Exchange } from '../http/exchange'

const LONGEST = 240

/** The answer's body in short. */
export function describeBody({ text }: Exchange): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line === '') return '(empty body)'
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`
}
