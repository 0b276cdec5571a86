import type { Variant, Wrapper } from '../fault'
import { storeForm, storeJson, trim } from '../services/texts'
import { everyObject, everyProduct, everyText, moveClock } from '../wrap/every-answer'
import { answerJson } from '../wrap/messages'
import { onOperation } from '../wrap/one-operation'

const errors = (name: string, change: (text: string) => string): Variant => ({
  name: `errors ${name}`,
  wrap: (next) => everyText('error', change)(everyText('message', change)(next)),
})

/** `transaction_id: must be …` in other words; other sentences, and those that begin with a code, stay. */
const reword = (write: (field: string) => string) => (text: string) => {
  const field = /^([a-z][\w.[\]]*):/.exec(text)?.[1]
  return field === undefined ? text : write(field)
}

const lastOf = (field: string) =>
  field
    .split(/[.[\]]+/)
    .filter((one) => !/^\d*$/.test(one))
    .at(-1) ?? ''
const inWords = (field: string) =>
  lastOf(field)
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase()

const HOUR_MS = 3_600_000

/** Texts, dates and errors in ways that the contract leaves open. */
export const textVariants: readonly Variant[] = [
  { name: 'line breaks of forms in LF', wrap: storeForm('createProduct', 'description', toLf) },
  { name: 'emails stored in small letters', wrap: storeJson('signUp', 'email', toSmall) },
  { name: 'NUL that matches nothing', wrap: matchNothing() },
  { name: 'half a surrogate pair that matches nothing', wrap: filterNothing() },
  {
    name: 'a clock that is three hours ahead',
    // Others send dates that it does not move.
    hides: true,
    wrap: moveClock(3 * HOUR_MS),
  },
  {
    name: 'times in the zone of the shop',
    wrap: everyProduct((product) => ({
      ...product,
      createdAt: later(String(product['createdAt']), 5).replace('Z', '+05:00'),
    })),
  },
  errors(
    'in the spelling of forms',
    reword((field) => `The ${inWords(field)} field is invalid.`),
  ),
  errors(
    'with fields in capitals',
    reword((field) => `"${lastOf(field).toUpperCase()}" is wrong`),
  ),
  errors(
    'with the way to the field',
    reword((field) => `body/${field.replaceAll('.', '/')}: no`),
  ),
  errors(
    'with fields in brackets',
    reword((field) => `Not valid: [${lastOf(field)}].`),
  ),
  {
    name: 'fields that it does not know in its answers',
    wrap: everyObject((object) =>
      'sold' in object ? { ...object, conformanceExtra: 'x' } : object,
    ),
  },
  {
    name: 'line breaks of forms that count as one',
    wrap: storeForm('updateProduct', 'description', toLf),
  },
  {
    name: 'names of categories without the blanks around them',
    isFirstRun: true,
    wrap: storeJson('createCategory', 'name', trim),
  },
]

function toLf(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

function toSmall(text: string): string {
  return text.toLowerCase()
}

function later(time: string, hours: number): string {
  return new Date(Date.parse(time) + hours * HOUR_MS).toISOString()
}

function matchNothing(): Wrapper {
  return onOperation('searchProducts', (request, forward) =>
    new URL(request.url).searchParams.get('search')?.includes('\0')
      ? Promise.resolve(answerJson([]))
      : forward(),
  )
}

function filterNothing(): Wrapper {
  return onOperation('filterProducts', async (request, forward) => {
    const response = await forward()
    const isOdd = (await request.text()).includes('\\ud83d"')
    return isOdd ? answerJson({ data: [], size: 0 }) : response
  })
}
