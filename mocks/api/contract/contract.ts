import { existsSync } from 'node:fs'
import formats from 'ajv-formats'
import { type Document, OpenAPIBackend } from 'openapi-backend'
import { addDecimalPlaces } from '../../contract/decimal-places'
import type { JsonObject } from '../../contract/json'
import type { Operation, PictureLimits } from '../../contract/operation'
import { readContractDocument, readExamples } from '../../contract/read-contract'
import { describeProblems, findViolation, type Violation } from './describe-problems'

/** A package has it as JSON too, which is read sooner. */
const PACKED_FILE = new URL('./openapi.json', import.meta.url)
const CONTRACT_FILE = existsSync(PACKED_FILE)
  ? PACKED_FILE
  : new URL('../../../openapi.yaml', import.meta.url)

/** A request as it was received; its body without pictures, which no schema can validate. */
export interface RequestData {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | string[]>>
  readonly body: unknown
}

export type Validation =
  /** In `query`, what the contract has as numbers is numbers. */
  | { readonly isValid: true; readonly query: unknown }
  | {
      readonly isValid: false
      /** A path parameter is invalid, so that no resource can have this path. */
      readonly isUnknownPath: boolean
      /** A sentence for people. */
      readonly reason: string
      /** The same for a developer. */
      readonly violation: Violation
    }

/** `openapi.yaml`, ready for routing and for validation. */
export interface Contract {
  /** Where the operations' paths begin: `/api`. */
  readonly basePath: string
  readonly operations: readonly Operation[]
  /** What an uploaded product photo may be. */
  readonly pictureLimits: PictureLimits
  validateRequest(operation: Operation, request: RequestData): Validation
  /** The body that the contract shows of a response, `undefined` where it shows none. */
  exampleOf(operation: Operation, status: number): unknown
  /** Where a response differs from the contract, `undefined` when it conforms. */
  findViolation(operationId: string, status: number, body: unknown): Violation | undefined
}

let loaded: Promise<Contract> | undefined

/**
 * The contract, read once per process. Validators are compiled when they are first used.
 *
 * @throws Error when `openapi.yaml` is not an OpenAPI document, or has no picture to upload
 */
export function loadContract(): Promise<Contract> {
  loaded ??= readContract()
  return loaded
}

async function readContract(): Promise<Contract> {
  const { document, basePath, operations } = await readContractDocument(CONTRACT_FILE)
  if (!isDocument(document)) throw new Error('openapi.yaml is not an OpenAPI document')
  const api = new OpenAPIBackend({
    definition: document,
    quick: true,
    coerceTypes: true,
    // Only the first error is collected: a hostile body could have as many as it has bytes.
    // Whether its schemas are schemas is a question for the linter, and would take longer than all else that is compiled.
    ajvOpts: { strict: false, verbose: true, meta: false, validateSchema: false },
    customizeAjv: (ajv) => addDecimalPlaces(formats(ajv)),
  })
  await api.init()

  // Looked up by id, openapi-backend would assemble each definition again from the whole contract.
  const definitionOf = new Map(api.getOperations().map((one) => [one.operationId, one]))

  // openapi-backend's own `validateRequest` takes a path apart that was put together for it, and copies the rest.
  function validate({ id, parameters }: Operation, { path, query, body }: RequestData) {
    const ids = parameters.filter((one) => one.in === 'path').map(({ name }) => [name, path[name]])
    const coerced = { ...query }
    const request = { path: Object.fromEntries(ids), query: coerced, header: {}, cookie: {} }
    const judged = body === undefined ? request : { ...request, requestBody: body }
    const errors = api.validator
      .getRequestValidatorsForOperation(id)
      .flatMap((validator) => (validator(judged) ? [] : (validator.errors ?? [])))
    return { coerced, errors }
  }

  return {
    basePath,
    operations,
    pictureLimits: findPictureLimits(operations),

    validateRequest(operation, { path, query, body }) {
      // openapi-backend would parse a text once more and validate its content.
      if (operation.body && typeof body !== 'object') {
        return reject("The request's body must be an object.", {
          place: 'request.body',
          path: ['requestBody'],
          rule: 'must be an object',
          name: 'body',
          value: body,
          schema: operation.body.schema,
        })
      }
      const { coerced, errors } = validate(operation, { path, query, body })
      if (errors.length > 0) {
        const isUnknownPath = errors.some(({ instancePath }) => instancePath.startsWith('/path'))
        const violation = findViolation(errors, { requestBody: body, query, path })
        return reject(describeProblems(errors), violation, isUnknownPath)
      }
      const misspelled = findMisspelledNumber(query, coerced)
      if (misspelled !== undefined) {
        const rule = 'must be a number in digits'
        return reject(`${misspelled}: ${rule}.`, {
          place: `request.query.${misspelled}`,
          path: ['query', misspelled],
          rule,
          name: misspelled,
          value: query[misspelled],
          schema: operation.parameters.find(({ name }) => name === misspelled)?.schema,
        })
      }
      return { isValid: true, query: coerced }
    },

    exampleOf({ responses }, status) {
      const [content] = responses.get(status)?.content ?? []
      const [example] = content ? readExamples({ document }, content) : []
      return example?.[1]
    },

    findViolation(operationId, status, body) {
      const definition = definitionOf.get(operationId)
      if (!definition?.responses || !Object.hasOwn(definition.responses, String(status))) {
        return {
          place: 'response',
          path: [],
          rule: `status ${status} is not in the contract`,
          name: 'status',
          value: status,
          schema: undefined,
        }
      }
      const { errors } = api.validateResponse(body, definition, status)
      if (!errors) return undefined
      const rooted = errors.map((error) => ({
        ...error,
        instancePath: `/responseBody${error.instancePath}`,
      }))
      return findViolation(rooted, { responseBody: body })
    },
  }
}

function isDocument(document: JsonObject): document is JsonObject & Document {
  return 'openapi' in document && 'info' in document && 'paths' in document
}

function reject(reason: string, violation: Violation, isUnknownPath = false): Validation {
  return { isValid: false, isUnknownPath, reason, violation }
}

function findPictureLimits(operations: readonly Operation[]): PictureLimits {
  for (const { body } of operations) {
    const [limits] = body?.kind === 'multipart' ? body.pictures.values() : []
    if (limits) return limits
  }
  throw new Error('The contract has no operation with a picture')
}

/**
 * The name of the query parameter that Ajv coerced to a number although it is not written in digits, `undefined` when there
 * is none. Ajv coerces whatever JavaScript does: `0x10`, `1e2`, a blank before the digits. Proxies, caches and filters in
 * front of the service may read these differently, so they are refused.
 *
 * @param query as it was sent
 * @param coerced as Ajv read it
 */
function findMisspelledNumber(
  query: Readonly<Record<string, unknown>>,
  coerced: Readonly<Record<string, unknown>>,
): string | undefined {
  return Object.entries(coerced).find(
    ([name, value]) => typeof value === 'number' && String(value) !== query[name],
  )?.[0]
}
