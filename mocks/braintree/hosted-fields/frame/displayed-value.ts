import type { FieldOptions } from '../field-options'
import type { FieldKey } from '../form/field-keys'

const DEFAULT_CHARACTER = '•'

/** What a field shows while it has no focus, when the merchant wants its content masked. */
export function maskValue(key: FieldKey, display: string, field: FieldOptions): string {
  if (!field.maskInput) return display
  const options = field.maskInput === true ? {} : field.maskInput
  const character = options.character ?? DEFAULT_CHARACTER
  const kept = key === 'number' && options.showLastFour ? display.slice(-4) : ''
  return display.slice(0, display.length - kept.length).replace(/[^ /]/g, character) + kept
}

/**
 * Where the caret belongs after a text was reformatted: behind the same digit as before, or at
 * the end when it was there.
 */
export function placeCaret(text: string, caret: number, formatted: string): number {
  if (caret >= text.length) return formatted.length
  const wanted = text.slice(0, caret).replace(/\D/g, '').length
  let seen = 0
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === wanted) return index
    if (/\d/.test(formatted.charAt(index))) seen += 1
  }
  return formatted.length
}
