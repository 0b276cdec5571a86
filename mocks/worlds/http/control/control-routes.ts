import { readFile } from 'node:fs/promises'
import formats from 'ajv-formats'
import type { Context } from 'hono'
import { type Document, OpenAPIBackend } from 'openapi-backend'
import { parse } from 'yaml'
import { isObject, type JsonObject } from '../../../contract/json'
import { listNames } from '../../list-names'
import type { ControlCall } from './control-calls'
import {
  describeAddress,
  describeWrong,
  queryNames,
  takesBody,
  takesJson,
  toAddress,
} from './describe-document'

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
    const body = takesJson(operation.requestBody) ? await readJson(context) : undefined
    const request = { method, path, headers: {}, query, body }
    const stray = describeStray(document, operation.path, context)
    if (stray !== undefined) return refuse(400, stray)
    const { errors } = api.validateRequest(request, operation)
    if (errors) return refuse(400, describeWrong(document, operation.path, method))
    const { params } = api.router.parseRequest(request, operation)
    return call({
      world: String(params['world'] ?? ''),
      persona: String(params['persona'] ?? ''),
      call: Number(params['call']),
      after: Number(query['after'] ?? 0),
      state: query['state'],
      freeze: query['freeze'] === undefined ? undefined : new Date(query['freeze']),
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

/** A body, or a name in the address, that the operation does not take. */
function describeStray(document: JsonObject, path: string, { req }: Context): string | undefined {
  const address = `${req.method} ${toAddress(path)}`
  const names = queryNames(document, path, req.method)
  if (!takesBody(document, path, req.method) && Number(req.header('Content-Length') ?? 0) > 0) {
    return `${address} takes no body. Its address takes ${listNames(names)}.`
  }
  const stray = Object.keys(req.query()).find((name) => !names.includes(name))
  return stray && `${address} has no "${stray.slice(0, 80)}". It has ${listNames(names)}.`
}

async function readJson({ req }: Context): Promise<unknown> {
  try {
    return await req.json()
  } catch {
    // The schema refuses it, with a sentence.
    return undefined
  }
}
