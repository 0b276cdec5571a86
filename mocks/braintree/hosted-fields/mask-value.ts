import type { FieldKey } from './field-keys'
import type { FieldOptions } from './field-options'

const DEFAULT_CHARACTER = '•'

/** What a field shows while nobody is in it, when the merchant wants its content hidden. */
export function maskValue(key: FieldKey, display: string, field: FieldOptions): string {
  if (!field.maskInput) return display
  const options = field.maskInput === true ? {} : field.maskInput
  const character = options.character ?? DEFAULT_CHARACTER
  const kept = key === 'number' && options.showLastFour ? display.slice(-4) : ''
  return display.slice(0, display.length - kept.length).replace(/[^ /]/g, character) + kept
}
