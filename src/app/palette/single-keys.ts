import { localTextStorage } from '../../lib/storage'
import { createStoredValue } from '../../lib/stored-value'

/**
 * Whether a shortcut may be a single key. Who speaks to the computer, or hits keys by accident, can switch those off
 * (WCAG 2.1.4).
 */
export const singleKeysStore = createStoredValue<boolean>({
  key: 'single-keys',
  storage: localTextStorage,
  parse: (text) => text !== 'off',
  serialize: (isOn) => (isOn ? null : 'off'),
})
