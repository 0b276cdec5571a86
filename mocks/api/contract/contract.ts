import { fileURLToPath } from 'node:url'
import formats from 'ajv-formats'
import { OpenAPIBackend } from 'openapi-backend'
import { z } from 'zod/mini'
import { addDecimalPlaces } from './decimal-places'
import { describeProblems, describeViolation } from './describe-problems'
import { findMisspelledNumber } from './find-misspelled-number'
import { type OperationModel, type PictureLimits, readOperation } from './operation-model'

const CONTRACT_FILE = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url))

/** A request as it came; its body without pictures, which no schema can judge. */
export interface RequestData {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | string[]>>
  readonly body: unknown
}

export type Validation =
  /** `query` has numbers where the contract has them. */
  | { readonly isValid: true; readonly query: unknown }
  | {
      readonly isValid: false
      /** A path parameter is wrong: nothing can be there. */
      readonly isUnknownPath: boolean
      /** A sentence for people. */
      readonly reason: string
      /** The same for a developer: the place in the request, and what came there. */
      readonly violation: string
    }

/** `openapi.yaml`, ready to route and to validate by. */
export interface Contract {
  /** Where the operations' paths begin: `/api`. */
  readonly basePath: string
  readonly operations: readonly OperationModel[]
  readonly maxJsonBytes: number
  /** What an uploaded product photo may be. */
  readonly pictureLimits: PictureLimits
  validateRequest(operation: OperationModel, request: RequestData): Validation
  /** Says in what the answer differs from the contract, `undefined` when in nothing. */
  findViolation(operationId: string, status: number, body: unknown): string | undefined
}

const infoSchema = z.looseObject({ 'x-max-json-bytes': z.number() })
const serversSchema = z.tuple([z.looseObject({ url: z.string() })], z.unknown())

let loaded: Promise<Contract> | undefined

/** The contract, which is read once a process. Validators are compiled when they are first used. */
export function loadContract(): Promise<Contract> {
  loaded ??= readContract()
  return loaded
}

async function readContract(): Promise<Contract> {
  const api = new OpenAPIBackend({
    definition: CONTRACT_FILE,
    quick: true,
    coerceTypes: true,
    // The first problem only: a hostile body could have as many as it has bytes.
    ajvOpts: { strict: false },
    customizeAjv: (ajv) => addDecimalPlaces(formats(ajv)),
  })
  await api.init()

  const [{ url: basePath }] = serversSchema.parse(api.definition.servers)

  const definitions = api.getOperations()
  const maxJsonBytes = infoSchema.parse(api.definition.info)['x-max-json-bytes']
  const operations = definitions.map((one) => readOperation(one, maxJsonBytes))
  // Handed in as they are: looked up by its id, each would be gathered anew from the whole contract.
  const definitionOf = new Map(definitions.map((one) => [one.operationId, one]))

  return {
    basePath,
    operations,
    pictureLimits: findPictureLimits(operations),
    maxJsonBytes,

    validateRequest(operation, { path, query, body }) {
      // A text is parsed once more by openapi-backend, which then judges what stands in it.
      if (operation.body.kind !== 'none' && typeof body !== 'object') {
        return reject("The request's body must be an object.", 'request.body: must be an object')
      }
      const request = {
        method: operation.method,
        path: fillPath(operation.path, path),
        query: { ...query },
        headers: {},
        body,
      }
      const { errors, coerced } = api.validateRequest(request, definitionOf.get(operation.id))
      if (errors) {
        const isUnknownPath = errors.some(({ instancePath }) => instancePath.startsWith('/path'))
        const violation = describeViolation(errors, { requestBody: body, query, path })
        return reject(describeProblems(errors), violation, isUnknownPath)
      }
      const misspelled = findMisspelledNumber(query, { ...coerced.query })
      if (misspelled !== undefined) {
        const problem = `${misspelled}: must be a number in digits`
        return reject(`${problem}.`, `request.query.${problem}`)
      }
      return { isValid: true, query: coerced.query }
    },

    findViolation(operationId, status, body) {
      const definition = definitionOf.get(operationId)
      if (!definition?.responses || !Object.hasOwn(definition.responses, String(status))) {
        return `response: status ${status} is not in the contract`
      }
      const { errors } = api.validateResponse(body, definition, status)
      if (!errors) return undefined
      const rooted = errors.map((error) => ({
        ...error,
        instancePath: `/responseBody${error.instancePath}`,
      }))
      return describeViolation(rooted, { responseBody: body })
    },
  }
}

function reject(reason: string, violation: string, isUnknownPath = false): Validation {
  return { isValid: false, isUnknownPath, reason, violation }
}

function fillPath(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

function findPictureLimits(operations: readonly OperationModel[]): PictureLimits {
  for (const { body } of operations) {
    const [limits] = body.kind === 'multipart' ? body.pictures.values() : []
    if (limits) return limits
  }
  throw new Error('The contract has no operation that takes a picture')
}
