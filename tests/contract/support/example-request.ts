import type { Operation } from '../../../mocks/contract/operation'
import { readExamples } from '../../../mocks/contract/read-contract'
import { contract } from './contract'

/** A call of the operation made of the contract's own examples, with a bearer token where one is needed. */
export function exampleRequest(operation: Operation, origin: string): Request {
  const query = new URLSearchParams()
  let path = operation.path
  for (const parameter of operation.parameters) {
    const [[, example] = []] = readExamples(contract, parameter)
    const { name } = parameter
    if (parameter.in === 'path')
      path = path.replace(`{${name}}`, encodeURIComponent(String(example)))
    else if (example !== undefined) query.set(name, String(example))
  }
  const headers = new Headers(operation.isProtected ? { authorization: 'Bearer token' } : {})
  const url = `${origin}${path}${query.size > 0 ? `?${query}` : ''}`
  return new Request(url, { method: operation.method, headers, ...exampleBody(operation) })
}

function exampleBody({ body }: Operation): { body?: BodyInit } {
  if (!body) return {}
  const [[, value] = []] = readExamples(contract, body)
  if (body.kind === 'json') {
    return { body: new Blob([JSON.stringify(value)], { type: 'application/json' }) }
  }
  const form = new FormData()
  for (const [name, field] of Object.entries(Object(value))) form.set(name, String(field))
  return { body: form }
}
