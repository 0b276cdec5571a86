import { asObject } from '../../../../mocks/contract/json'
import type { JsonBody, Operation } from '../../../../mocks/contract/operation'
import type { RequestParts } from '../../http/build-request'
import type { CallOptions } from '../../model/call'
import type { Step } from '../../model/check'
import type { World } from '../../model/world'
import { callProtected } from '../access/call-protected'
import { createValidParts } from './valid-parts'

interface BodyCase {
  readonly name: string
  readonly options: CallOptions
  change(parts: RequestParts): RequestParts
}

/** Bodies that are no JSON, no form, or far too large. */
export function createBodyCases(world: World, operation: Operation): Step[] {
  if (!operation.body) return []
  const cases =
    operation.body.kind === 'json' ? jsonCases(operation, operation.body) : formCases(operation)
  return cases.map(({ name, options, change }) => ({
    title: `${operation.id}, ${name}`,
    operation: operation.id,
    async run() {
      const { json, form, ...rest } = await createValidParts(world, operation.id)
      await callProtected(world, operation.id, {
        ...rest,
        ...change({ json, ...(form ? { form } : {}) }),
        ...options,
      })
    },
  }))
}

const UNREADABLE: CallOptions = {
  expect: 400,
  rule: 'bad-input',
  cause: 'A body that can’t be read is taken for an empty or a valid one.',
}

/** Bodies are read in one place: a public and a protected operation are enough. */
const WITHOUT_JSON = new Set(['signIn', 'createOrder'])

function jsonCases({ responses, id }: Operation, { maxBytes }: JsonBody): BodyCase[] {
  return [
    {
      name: 'broken JSON',
      options: UNREADABLE,
      change: ({ json }) => ({
        raw: { mediaType: 'application/json', text: JSON.stringify(json).slice(0, -1) },
      }),
    },
    ...(WITHOUT_JSON.has(id)
      ? [
          {
            name: 'a form in place of JSON',
            options: UNREADABLE,
            change: () => ({
              raw: { mediaType: 'application/x-www-form-urlencoded', text: 'a=b' },
            }),
          },
        ]
      : []),
    ...(responses.has(413)
      ? [
          {
            name: 'a body that is too large',
            options: {
              expect: 413,
              rule: 'too-large',
              // HTTP lets a server close the connection on a body that it does not want to read to its end.
              mayHangUp: true,
              cause: 'The size of the body is not limited: a few clients can fill the memory.',
            },
            change: ({ json }: RequestParts) => ({
              json: {
                ...asObject(json),
                padding: 'x'.repeat(maxBytes),
              },
            }),
          } as const,
        ]
      : []),
  ]
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
