import type { ErrorObject } from 'ajv'

/**
 * Says in a sentence what is wrong with a request, field first: `price: must be 0 or more.`
 *
 * @param errors of a validator that stops at the first problem: one, or one for each form that a value could have
 */
export function describeProblems([first, ...rest]: readonly ErrorObject[]): string {
  if (!first) return 'The request is not as the contract has it.'
  const forms = [first, ...rest.filter(({ instancePath }) => instancePath === first.instancePath)]
  const clauses = forms.map(describeClause).filter((clause) => clause !== undefined)
  const field = nameField(first)
  return `${field === '' ? "The request's body" : `${field}:`} ${clauses.join(' or ')}.`
}

/** `/requestBody/order/products/0/count` is the field `order.products[0].count`. */
function nameField({ instancePath, keyword, params }: ErrorObject): string {
  const steps = instancePath.split('/').slice(2).map(decodePointer)
  if (keyword === 'required') {
    const missing = String(params['missingProperty'])
    if (missing !== 'requestBody') steps.push(missing)
  }
  return steps.reduce(
    (path, step) =>
      /^\d+$/.test(step) ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`,
    '',
  )
}

function decodePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** What follows the field's name, `undefined` where another error says more. */
function describeClause(error: ErrorObject): string | undefined {
  const { keyword, params } = error
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'required':
      return 'must be given'
    case 'type':
      return describeType(params['type'])
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must be at least ${limit} characters long`
    case 'maxLength':
      return `must be at most ${limit} characters long`
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} entries`
    case 'maxItems':
      return `must have at most ${limit} entries`
    case 'minimum':
      return `must be ${limit} or more`
    case 'maximum':
      return `must be ${limit} or less`
    case 'x-decimal-places':
      return `must have at most ${limit} decimal places`
    case 'enum':
      return describeChoice(params['allowedValues'])
    case 'pattern':
      return describePattern(String(params['pattern']))
    case 'format':
      return `must be a ${String(params['format'])}`
    case 'parse':
      return 'is not JSON'
    case 'anyOf':
    case 'oneOf':
      return undefined
    default:
      return error.message
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function describeType(type: unknown): string {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type]
  return `must be ${types.map((name) => TYPE_NAMES[String(name)] ?? String(name)).join(' or ')}`
}

function describeChoice(values: unknown): string {
  const choices = Array.isArray(values) ? values.map(String) : []
  return choices.length === 1 ? `must be ${choices[0]}` : `must be one of ${choices.join(', ')}`
}

/** What the contract's patterns ask for, in words for people who fill in a form. */
function describePattern(pattern: string): string {
  if (pattern === '\\S') return 'must not be blank'
  if (pattern.includes('@')) return 'must be an e-mail address, such as name@example.com'
  const shortest = /\{(\d+),\}/.exec(pattern)?.[1]
  if (shortest) return `must be at least ${shortest} characters long`
  return 'does not have the form that is wanted'
}
