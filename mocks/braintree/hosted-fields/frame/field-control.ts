import type { FieldOptions } from '../field-options'
import { FIELD_TRAITS, type FieldKey } from '../form/field-keys'

export type FieldElement = HTMLInputElement | HTMLSelectElement

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
const YEARS_TO_CHOOSE_FROM = 20

/** The element that is typed into. */
export function createFieldElement(
  key: FieldKey,
  options: FieldOptions,
  isAutofillPrevented: boolean,
): FieldElement {
  const traits = FIELD_TRAITS[key]
  const element = isChosenFromList(key, options)
    ? createSelect(key, options)
    : createInput(key, options)
  element.id = traits.name
  element.name = traits.name
  element.className = key
  element.autocomplete = isAutofillPrevented ? 'off' : traits.autocomplete
  element.setAttribute('aria-label', options.internalLabel ?? traits.label)
  return element
}

/** Gives the months of a list other names, in their order. */
export function renameOptions(select: HTMLSelectElement, names: readonly string[]): void {
  const choices = [...select.options].filter((option) => option.value !== '')
  for (const [index, choice] of choices.entries()) choice.text = names[index] ?? choice.text
}

function isChosenFromList(key: FieldKey, options: FieldOptions): boolean {
  return Boolean(options.select) && (key === 'expirationMonth' || key === 'expirationYear')
}

function createInput(key: FieldKey, options: FieldOptions): HTMLInputElement {
  const input = document.createElement('input')
  input.type = options.type ?? 'text'
  input.inputMode = FIELD_TRAITS[key].inputMode
  input.spellcheck = false
  input.setAttribute('autocapitalize', key === 'cardholderName' ? 'words' : 'off')
  input.setAttribute('autocorrect', 'off')
  if (options.placeholder !== undefined) input.placeholder = options.placeholder
  return input
}

function createSelect(key: FieldKey, options: FieldOptions): HTMLSelectElement {
  const select = document.createElement('select')
  select.append(new Option(options.placeholder ?? '', ''))
  const values = key === 'expirationMonth' ? MONTHS : yearsFrom(new Date().getFullYear())
  for (const value of values) select.append(new Option(value, value))
  if (typeof options.select === 'object') renameOptions(select, options.select.options ?? [])
  return select
}

function yearsFrom(first: number): string[] {
  return Array.from({ length: YEARS_TO_CHOOSE_FROM }, (_, index) => String(first + index))
}
