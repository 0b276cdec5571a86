import Ajv, { type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { addDecimalPlaces } from '../../../mocks/contract/decimal-places'
import { isObject, type JsonObject, toPointer } from '../../../mocks/contract/json'

/** One way in which a value differs from its schema. */
export interface Problem {
  readonly keyword: string
  /** Pointer into the value. */
  readonly at: string
  /** Pointer into the contract, to the rule that is broken. */
  readonly rule: string
  readonly message: string
}

/**
 * Lists how a value differs from the schema at a pointer of the contract.
 *
 * @throws Error when there is no schema at the pointer
 */
export type SchemaChecker = (schemaPointer: string, value: unknown) => Problem[]

const DOCUMENT_KEY = 'contract'

/** A checker for every schema of an OpenAPI 3.1 document. */
export function createSchemaChecker(document: JsonObject): SchemaChecker {
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, verbose: true })
  addFormats(ajv)
  const places = findPlaces(document)
  ajv.addFormat('binary', true)
  addDecimalPlaces(ajv)
  ajv.addSchema({ ...document }, DOCUMENT_KEY)
  return (schemaPointer, value) => {
    const reference = `${DOCUMENT_KEY}#${encodeURI(schemaPointer)}`
    const validate = ajv.getSchema(reference)
    if (!validate) throw new Error(`The contract has no schema at ${schemaPointer}`)
    if (validate(value) === true) return []
    return (validate.errors ?? [])
      .filter(({ keyword }) => keyword !== '$ref')
      .map((error) => toProblem(error, places))
  }
}

/** The pointer of each node of the contract, so that an error names the schema rather than the `$ref`s that led to it. */
function findPlaces(root: JsonObject): ReadonlyMap<unknown, string> {
  const places = new Map<unknown, string>()
  const visit = (node: unknown, pointer: string) => {
    if (!isObject(node) && !Array.isArray(node)) return
    places.set(node, pointer)
    for (const [key, child] of Object.entries(node)) visit(child, pointer + toPointer(key))
  }
  visit(root, '')
  return places
}

function toProblem(error: ErrorObject, places: ReadonlyMap<unknown, string>): Problem {
  const { keyword, instancePath, message, params, parentSchema } = error
  const isMissing = keyword === 'required'
  return {
    keyword,
    at: isMissing ? `${instancePath}/${String(params['missingProperty'])}` : instancePath,
    rule: `${places.get(parentSchema) ?? ''}${toPointer(keyword)}`,
    message: describe(keyword, params, message),
  }
}

function describe(
  keyword: string,
  params: Readonly<Record<string, unknown>>,
  message = `breaks ${keyword}`,
): string {
  switch (keyword) {
    case 'required':
      return 'is missing'
    case 'enum':
      return `must be one of ${JSON.stringify(params['allowedValues'])}`
    case 'x-decimal-places':
      return 'has more decimal places than the contract allows'
    default:
      return message
  }
}
