import { externalEvents } from 'braintree-web/hosted-fields/shared/constants'
import getCardTypes, { type CardType } from 'braintree-web/hosted-fields/shared/get-card-types'
import { plainValue } from './format-value'
import { type Verdict, validateValue } from './validate-value'

interface FieldState extends Verdict {
  readonly isEmpty: boolean
  readonly isFocused: boolean
}

/** What the merchant's page is told with every event. */
export interface InputPayload {
  readonly emittedBy: string
  readonly cards: readonly (CardType & { readonly supported: boolean })[]
  readonly fields: Readonly<Record<string, FieldState>>
}

/** The state of all fields of one card form; it lives in the first of their frames, which share an origin. */
export interface CardForm {
  readonly keys: readonly string[]
  read(key: string): FieldState
  valueOf(key: string): string
  setValue(key: string, shown: string): void
  setFocus(key: string, isFocused: boolean): void
  submit(key: string): void
}

interface CardFormOptions {
  readonly keys: readonly string[]
  isSupported(type: string): boolean
  emit(type: string, payload: InputPayload): void
  announceBin(bin: string): void
}

const BIN_LENGTH = 6

/**
 * The order of events is that of the real frames: emptiness, validity, possible validity, the security code's, the brand,
 * the first digits. Each of them is told with the state of its own moment, so what comes later is still as it was.
 */
export function createCardForm({
  keys,
  isSupported,
  emit,
  announceBin,
}: CardFormOptions): CardForm {
  const values = new Map(keys.map((key) => [key, '']))
  const states = new Map<string, FieldState>(
    keys.map((key) => [
      key,
      { isEmpty: true, isFocused: false, ...validateValue(key, '', getCardTypes(''), isSupported) },
    ]),
  )
  let types = getCardTypes('')
  let bin = ''

  function read(key: string): FieldState {
    const state = states.get(key)
    if (!state) throw new Error(`There is no field ${key}.`)
    return state
  }

  function tell(type: string | undefined, key: string): void {
    if (type === undefined) throw new Error('The published package has no such event.')
    const cards = types.map((card) => ({ ...card, supported: isSupported(card.type) }))
    emit(type, { emittedBy: key, cards, fields: Object.fromEntries(states) })
  }

  function change(key: string, part: Partial<FieldState>, event: string | undefined): void {
    const before = read(key)
    const after = { ...before, ...part }
    if (JSON.stringify(before) === JSON.stringify(after)) return
    states.set(key, after)
    tell(event, key)
  }

  function judge(key: string): void {
    const verdict = validateValue(key, values.get(key) ?? '', types, isSupported)
    change(key, { isValid: verdict.isValid }, externalEvents['VALIDITY_CHANGE'])
    change(
      key,
      { isPotentiallyValid: verdict.isPotentiallyValid },
      externalEvents['VALIDITY_CHANGE'],
    )
  }

  function followNumber(number: string): void {
    const before = types
    types = getCardTypes(number)
    const isNews = types.map(({ type }) => type).join() !== before.map(({ type }) => type).join()
    if (isNews) {
      if (states.has('cvv')) judge('cvv')
      tell(externalEvents['CARD_TYPE_CHANGE'], 'number')
    }
    const digits = number.slice(0, BIN_LENGTH)
    if (digits.length === BIN_LENGTH && digits !== bin) announceBin(digits)
    bin = digits
  }

  return {
    keys,
    read,
    valueOf: (key) => values.get(key) ?? '',
    setValue(key, shown) {
      const value = plainValue(key, shown)
      values.set(key, value)
      const isEmpty = value === ''
      change(key, { isEmpty }, externalEvents[isEmpty ? 'EMPTY' : 'NOT_EMPTY'])
      if (key !== 'number') return judge(key)
      const verdict = validateValue(key, value, getCardTypes(value), isSupported)
      change(key, { isValid: verdict.isValid }, externalEvents['VALIDITY_CHANGE'])
      change(
        key,
        { isPotentiallyValid: verdict.isPotentiallyValid },
        externalEvents['VALIDITY_CHANGE'],
      )
      followNumber(value)
    },
    setFocus: (key, isFocused) =>
      change(key, { isFocused }, externalEvents[isFocused ? 'FOCUS' : 'BLUR']),
    submit: (key) => tell('inputSubmitRequest', key),
  }
}
