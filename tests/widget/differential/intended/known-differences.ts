import type { IntendedDifference } from '../compare/compare'
import { besides, instead } from './sign'

/**
 * Differences that nobody decided on: the suite knows them, and counts the scenarios that name them as different by
 * accident. Each is mended, or decided and moved to those that are intended.
 */
export const KNOWN_DIFFERENCES = {
  'asked in changeActiveView': {
    reason:
      'In a handler of changeActiveView 1.42.0 says of the view that is left whether it can be requested, the widget of the one that comes.',
    signs: [
      instead(
        'results',
        ['asked in changeActiveView returns: true'],
        ['asked in changeActiveView returns: false'],
      ),
    ],
  },
  'handler removes itself': {
    reason:
      'Where a handler removes itself while it is called, 1.42.0 leaves out the next one this time; the widget calls it.',
    signs: [besides('results', 'always'), besides('order', 'always')],
  },
} as const satisfies Record<string, IntendedDifference>

/** Names of differences by accident that scenarios may have. */
export type AccidentName = keyof typeof KNOWN_DIFFERENCES

/** The named ones, to be looked for. */
export function pickAccidents(names: readonly AccidentName[]): Record<string, IntendedDifference> {
  return Object.fromEntries(names.map((name) => [name, KNOWN_DIFFERENCES[name]]))
}
