import { asObject, follow, readPointer, toPointer } from '../../../../mocks/contract/json'
import type { JsonBody, Operation } from '../../../../mocks/contract/operation'
import { HARMLESS_BODIES } from '../../contract/negatives/schema-case'
import type { Contract } from '../../contract/read-contract'
import type { RequestParts } from '../../http/build-request'
import type { CallOptions } from '../../model/call'
import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure } from '../../model/errors'
import { callProtected } from '../access/call-protected'
import { repair } from './repair'
import { createValidParts } from './valid-parts'

interface BodyCase {
  readonly name: string
  readonly options: CallOptions
  readonly isThorough?: boolean
  change(parts: RequestParts): RequestParts
}

/** Bodies that are no JSON, no form, or far too large. */
export function createBodyCases(context: CheckContext, operation: Operation): Step[] {
  if (!operation.body) return []
  const cases =
    operation.body.kind === 'json'
      ? jsonCases(context.contract, operation, operation.body)
      : formCases(operation)
  return cases.map(({ name, options, isThorough = false, change }) => ({
    title: `${operation.id}, ${name}`,
    operation: operation.id,
    isThorough,
    async run() {
      const { json, form, ...rest } = await createValidParts(context, operation.id)
      const changed = change({ json, ...(form ? { form } : {}) })
      try {
        await callProtected(context, operation.id, { ...rest, ...changed, ...options })
      } catch (error) {
        if (error instanceof ContractFailure) await repair(context, operation.id)
        throw error
      }
    },
  }))
}

const UNREADABLE: CallOptions = {
  expect: 400,
  rule: 'bad-input',
  cause: 'A body that can’t be read is taken for an empty or a valid one.',
}

/** Bodies are read in one place: a public and a protected operation are enough, but for thorough runs. */
const WITHOUT_JSON = new Set(['signIn', 'createOrder'])

const CUT = toBroken('broken JSON', UNREADABLE, (json) => json.slice(0, -1))

const CONTINUED = toBroken(
  'JSON with something behind it',
  { ...UNREADABLE, cause: 'The body is read up to where its JSON ends; what follows is not seen.' },
  (json) => `${json}x`,
)

function toBroken(name: string, options: CallOptions, change: (json: string) => string): BodyCase {
  const mediaType = 'application/json'
  return {
    name,
    options,
    change: ({ json }) => ({ raw: { mediaType, text: change(JSON.stringify(json)) } }),
  }
}

function jsonCases(contract: Contract, { responses, id }: Operation, body: JsonBody): BodyCase[] {
  return [
    HARMLESS_BODIES.has(id) ? CONTINUED : CUT,
    {
      name: 'a form in place of JSON',
      options: UNREADABLE,
      isThorough: !WITHOUT_JSON.has(id),
      change: () => ({
        raw: { mediaType: 'application/x-www-form-urlencoded', text: 'a=b' },
      }),
    },
    ...listShapes(contract, body).map(({ name, toShape }) => ({
      name,
      options: MISSHAPEN,
      isThorough: true,
      change: ({ json }: RequestParts) => ({ json: toShape(json) }),
    })),
    ...(responses.has(413) ? [tooLarge(body.maxBytes)] : []),
  ]
}

const MISSHAPEN: CallOptions = {
  ...UNREADABLE,
  cause:
    'A field of the body is read before anybody looks whether the body is an object that has it.',
}

interface Shape {
  readonly name: string
  toShape(json: unknown): unknown
}

/** JSON that is no object, or not the one that holds the fields. */
function listShapes({ document }: Contract, { schemaPointer }: JsonBody): readonly Shape[] {
  const properties = `${schemaPointer}/properties`
  const [wrapper = '', ...others] = Object.keys(asObject(readPointer(document, properties)))
  const { node } = follow(document, `${properties}${toPointer(wrapper)}`)
  const isWrapped = others.length === 0 && node['type'] === 'object'
  return [
    { name: 'null for a body', toShape: () => null },
    { name: 'the body in a list', toShape: (json) => [json] },
    { name: 'an empty object', toShape: () => ({}) },
    ...(isWrapped
      ? [
          {
            name: `what ${wrapper} holds alone`,
            toShape: (json: unknown) => asObject(json)[wrapper],
          },
        ]
      : []),
  ]
}

function tooLarge(maxBytes: number): BodyCase {
  return {
    name: 'a body that is too large',
    options: {
      expect: 413,
      rule: 'too-large',
      // HTTP lets a server close the connection on a body that it does not want to read to its end.
      mayHangUp: true,
      cause: 'The size of the body is not limited: a few clients can fill the memory.',
    },
    change: ({ json }) => ({ json: { ...asObject(json), padding: 'x'.repeat(maxBytes) } }),
  }
}

function formCases({ method }: Operation): BodyCase[] {
  // An update may leave every field out, so that a form without any is no bad input.
  if (method === 'PUT') return []
  return [
    {
      name: 'a broken form',
      options: UNREADABLE,
      change: () => ({
        raw: {
          mediaType: 'multipart/form-data; boundary=conformance',
          text: '--conformance\r\nbroken',
        },
      }),
    },
    {
      name: 'JSON in place of a form',
      options: UNREADABLE,
      change: () => ({ raw: { mediaType: 'application/json', text: '{"name":12345,"price":-1}' } }),
    },
  ]
}
