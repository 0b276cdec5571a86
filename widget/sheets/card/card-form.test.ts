import { expect, test } from 'vitest'
import type { CardFieldName, CardFieldState, CardFormState } from '../../model/terms/public-event'
import { isBrandSupported, showsBrandIcon } from './card-brand'
import {
  type CardForm,
  createCardForm,
  cvvLength,
  fieldsToTokenize,
  isComplete,
  isFieldValid,
  problemOf,
} from './card-form'
import { changeCardForm } from './card-form-transition'

type Look = 'empty' | 'valid' | 'unfinished' | 'hopeless'

const LOOKS: Record<Look, Omit<CardFieldState, 'isFocused'>> = {
  empty: { isEmpty: true, isValid: false, isPotentiallyValid: true },
  valid: { isEmpty: false, isValid: true, isPotentiallyValid: true },
  unfinished: { isEmpty: false, isValid: false, isPotentiallyValid: true },
  hopeless: { isEmpty: false, isValid: false, isPotentiallyValid: false },
}

const NAMES: readonly CardFieldName[] = ['cardholderName', 'number', 'expirationDate', 'cvv']

function snapshot(looks: Partial<Record<CardFieldName, Look>>, brands = ['visa']): CardFormState {
  const field = (name: CardFieldName) => ({ ...LOOKS[looks[name] ?? 'empty'], isFocused: false })
  return {
    cards: brands.map((type) => ({ type })),
    fields: Object.fromEntries(NAMES.map((name) => [name, field(name)])),
  }
}

function form(rules = {}): CardForm {
  return createCardForm({
    fields: NAMES,
    isNameRequired: false,
    supportedCardTypes: ['MasterCard', 'Discover'],
    ...rules,
  })
}

const complete = { number: 'valid', expirationDate: 'valid', cvv: 'valid' } as const
const masterCard = ['master-card']

test('WCARD-2 a submit marks every field that is empty or invalid, each with its own text', () => {
  const { errors } = changeCardForm(form({ isNameRequired: true }), {
    type: 'submitted',
    snapshot: snapshot({ number: 'unfinished', cvv: 'hopeless' }),
  })
  expect(errors).toEqual({
    cardholderName: 'fieldEmptyForCardholderName',
    number: 'fieldInvalidForNumber',
    expirationDate: 'fieldEmptyForExpirationDate',
    cvv: 'fieldInvalidForCvv',
  })
})

test('WCARD-3 an optional name may be empty and is left out', () => {
  const filled = changeCardForm(form(), {
    type: 'submitted',
    snapshot: snapshot(complete, masterCard),
  })
  expect(filled.errors).toEqual({})
  expect(isComplete(filled)).toBe(true)
  expect(fieldsToTokenize(filled)).toEqual(['number', 'expirationDate', 'cvv'])
})

test('WCARD-3 a name that is given is checked and sent', () => {
  const named = changeCardForm(form(), {
    type: 'noted',
    snapshot: snapshot({ ...complete, cardholderName: 'unfinished' }, masterCard),
  })
  expect(isComplete(named)).toBe(false)
  expect(problemOf(named, 'cardholderName')).toBe('fieldInvalidForCardholderName')
  expect(fieldsToTokenize(named)).toBeUndefined()
})

test('WCARD-3 a name of 256 characters or more has its own text', () => {
  const { errors } = changeCardForm(form(), {
    type: 'submitted',
    snapshot: snapshot({ ...complete, cardholderName: 'hopeless' }, masterCard),
  })
  expect(errors).toEqual({ cardholderName: 'fieldTooLongForCardholderName' })
})

test('WCARD-4 a brand that the gateway does not take is refused on the number', () => {
  const visa = changeCardForm(form(), { type: 'submitted', snapshot: snapshot(complete) })
  expect(visa.errors).toEqual({ number: 'unsupportedCardTypeError' })
  expect(isFieldValid(visa, 'number')).toBe(false)
  const mended = changeCardForm(visa, {
    type: 'brand-changed',
    snapshot: snapshot(complete, masterCard),
  })
  expect(mended.errors).toEqual({})
})

test('B-050 an empty number says nothing about brands, whichever comes first in the list', () => {
  const { errors } = changeCardForm(form(), {
    type: 'blurred',
    field: 'number',
    snapshot: snapshot({}, ['visa', 'master-card']),
  })
  expect(errors).toEqual({})
})

test('WCARD-5 American Express has four digits, all others three', () => {
  const withBrands = (brands: string[]) =>
    changeCardForm(form(), { type: 'brand-changed', snapshot: snapshot({}, brands) })
  expect(cvvLength(withBrands(['american-express']))).toBe(4)
  expect(cvvLength(withBrands(['visa']))).toBe(3)
  expect(cvvLength(withBrands(['american-express', 'visa']))).toBe(3)
})

/** What has the focus when, each with the look of the field that was left. */
type Step = readonly [type: 'focused' | 'blurred' | 'left', field: CardFieldName, cvv?: Look]

function errorsAfter(...steps: readonly Step[]) {
  return steps.reduce(
    (current, [type, field, cvv = 'empty']) =>
      changeCardForm(current, { type, field, snapshot: snapshot({ cvv }) }),
    form(),
  ).errors
}

test('WCARD-6 an empty field complains only when focus goes on to another field, in either order', () => {
  const complaint = { cvv: 'fieldEmptyForCvv' }
  const went: Step = ['blurred', 'cvv']
  const came: Step = ['focused', 'number']
  expect(errorsAfter(['focused', 'cvv'], went)).toEqual({})
  expect(errorsAfter(['focused', 'cvv'], went, came)).toEqual(complaint)
  expect(errorsAfter(['focused', 'cvv'], came, went)).toEqual(complaint)
})

test('WCARD-6 who leaves the form, or comes back to the same field, hears nothing', () => {
  const away: readonly Step[] = [
    ['focused', 'cvv'],
    ['blurred', 'cvv'],
    ['left', 'cvv'],
  ]
  expect(errorsAfter(...away)).toEqual({})
  expect(errorsAfter(...away, ['focused', 'number'])).toEqual({})
  expect(errorsAfter(['focused', 'cvv'], ['blurred', 'cvv'], ['focused', 'cvv'])).toEqual({})
})

test('WCARD-6 the next field keeps the focus where it tells of it before the last one does', () => {
  const steps: readonly Step[] = [
    ['focused', 'cvv'],
    ['focused', 'number'],
    ['blurred', 'cvv'],
  ]
  const { focused } = steps.reduce(
    (current, [type, field]) => changeCardForm(current, { type, field, snapshot: snapshot({}) }),
    form(),
  )
  expect(focused).toBe('number')
})

test('WCARD-6 the second look takes what autofill has done by then', () => {
  const look = (cvv: Look) =>
    errorsAfter(['focused', 'number'], ['blurred', 'cvv', 'valid'], ['left', 'cvv', cvv])
  expect(look('empty')).toEqual({ cvv: 'fieldEmptyForCvv' })
  expect(look('valid')).toEqual({})
})

test('WCARD-6 a field that was left unfinished says so, and stops once it is hopeful again', () => {
  const left = changeCardForm(form(), {
    type: 'blurred',
    field: 'cvv',
    snapshot: snapshot({ cvv: 'unfinished' }),
  })
  expect(left.errors).toEqual({ cvv: 'fieldInvalidForCvv' })
  const change = (look: Look) =>
    changeCardForm(left, {
      type: 'validity-changed',
      field: 'cvv',
      snapshot: snapshot({ cvv: look }),
    })
  expect(change('hopeless').errors).toEqual({ cvv: 'fieldInvalidForCvv' })
  expect(change('unfinished').errors).toEqual({})
})

test('WCARD-6 filling a field takes its error away', () => {
  const empty = changeCardForm(form(), { type: 'submitted', snapshot: snapshot({}) })
  const filled = changeCardForm(empty, {
    type: 'filled',
    field: 'number',
    snapshot: snapshot({ number: 'unfinished' }),
  })
  expect(filled.errors.number).toBeUndefined()
  expect(filled.errors.cvv).toBe('fieldEmptyForCvv')
})

test('B-105 a form counts as complete with the event about validity, not with one before it', () => {
  const done = snapshot(complete, masterCard)
  const empty = changeCardForm(form(), { type: 'noted', snapshot: snapshot({}) })
  const filled = changeCardForm(empty, { type: 'filled', field: 'number', snapshot: done })
  const branded = changeCardForm(filled, { type: 'brand-changed', snapshot: done })
  expect(branded.isRequestable).toBe(false)
  const validity = { type: 'validity-changed', field: 'number', snapshot: done } as const
  const judged = changeCardForm(branded, validity)
  expect(judged.isRequestable).toBe(true)
  expect(changeCardForm(judged, { type: 'emptied', snapshot: snapshot({}) }).isRequestable).toBe(
    true,
  )
})

test('B-047 another brand counts at once where validity stays as it is', () => {
  const visa = { type: 'noted', snapshot: snapshot(complete, ['visa']) } as const
  const refused = changeCardForm(form(), visa)
  expect(refused.isRequestable).toBe(false)
  const change = { type: 'brand-changed', snapshot: snapshot(complete, masterCard) } as const
  expect(changeCardForm(refused, change).isRequestable).toBe(true)
})

test('WCARD-11 icons follow the gateway and the merchant, and four brands never show one', () => {
  const all = ['Visa', 'MasterCard', 'Discover', 'Elo', 'Hiper', 'Hipercard']
  expect(showsBrandIcon('visa', all, {})).toBe(true)
  expect(showsBrandIcon('visa', ['MasterCard'], {})).toBe(false)
  expect(showsBrandIcon('visa', all, { visa: false })).toBe(false)
  for (const brand of ['elo', 'hiper', 'hipercard', 'diners-club'] as const) {
    expect(showsBrandIcon(brand, all, { [brand]: true })).toBe(false)
  }
})

test('WCARD-4 Diners Club runs on Discover, and unknown types are never taken', () => {
  expect(isBrandSupported('diners-club', ['Discover'])).toBe(true)
  expect(isBrandSupported('mir', ['Discover', 'Mir'])).toBe(false)
})
