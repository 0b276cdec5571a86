import { readFile } from 'node:fs/promises'
import formats from 'ajv-formats'
import type { Context } from 'hono'
import { type Document, OpenAPIBackend } from 'openapi-backend'
import { parse } from 'yaml'
import { isObject, type JsonObject } from '../../../contract/json'
import { listNames } from '../../list-names'
import type { ControlCall } from './control-calls'
import { describeAddress, describeWrong, queryNames } from './describe-document'

const FILE = new URL('../../control.yaml', import.meta.url)

/** Answers a call whose path begins after `/w`; a refusal comes with a sentence. */
export type ControlRoutes = (context: Context, path: string) => Promise<Response>

/**
 * Routes and validates calls by `control.yaml`.
 *
 * @throws Error when an operation of the file has no call, or a call no operation
 */
export async function createControlRoutes(
  calls: Readonly<Record<string, ControlCall>>,
): Promise<ControlRoutes> {
  const document: unknown = parse(await readFile(FILE, 'utf8'))
  if (!isDocument(document)) throw new Error('control.yaml is not an OpenAPI document')
  const api = new OpenAPIBackend({
    definition: document,
    quick: true,
    coerceTypes: true,
    ajvOpts: { strict: false },
    customizeAjv: (ajv) => formats(ajv),
  })
  await api.init()
  const ids = api.getOperations().map(({ operationId }) => operationId ?? '')
  const unmatched = [
    ...ids.filter((id) => !Object.hasOwn(calls, id)),
    ...Object.keys(calls).filter((id) => !ids.includes(id)),
  ]
  if (unmatched.length > 0) throw new Error(`control.yaml and its calls differ: ${unmatched}`)

  return async (context, path) => {
    const { method } = context.req
    const query = context.req.query()
    const operation = api.matchOperation({ method, path, headers: {} })
    const call = calls[operation?.operationId ?? '']
    if (!operation || !call) {
      return refuse(404, describeAddress(document, method, path))
    }
    // Files are no JSON.
    const body = operation.requestBody ? await readJson(context) : undefined
    const request = { method, path, headers: {}, query, body }
    const { errors } = api.validateRequest(request, operation)
    const names = queryNames(document, operation.path, method)
    const stray = Object.keys(query).find((name) => !names.includes(name))
    if (stray !== undefined) {
      const { operationId } = operation
      return refuse(
        400,
        `${operationId} has no "${stray.slice(0, 80)}". It has ${listNames(names)}.`,
      )
    }
    if (errors) return refuse(400, describeWrong(document, operation.path, method))
    const { params } = api.router.parseRequest(request, operation)
    return call({
      world: String(params['world'] ?? ''),
      persona: String(params['persona'] ?? ''),
      call: Number(params['call']),
      after: Number(query['after'] ?? 0),
      state: query['state'],
      body,
      context,
    })
  }
}

/** A refusal of a call on worlds, as `control.yaml` has it: a status and a sentence. */
export function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status })
}

function isDocument(document: unknown): document is JsonObject & Document {
  return isObject(document) && 'openapi' in document && 'info' in document && 'paths' in document
}

async function readJson({ req }: Context): Promise<unknown> {
  try {
    return await req.json()
  } catch {
    // The schema refuses it, with a sentence.
    return undefined
  }
}
