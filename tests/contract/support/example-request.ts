import { examplesOf, type Operation } from './contract'

/** A call of the operation made of the contract's own examples, with a bearer token where one is wanted. */
export function exampleRequest(operation: Operation, origin: string): Request {
  const query = new URLSearchParams()
  let path = operation.path
  for (const { value, ...place } of operation.parameters) {
    const [[, example] = []] = examplesOf({ value, ...place })
    const name = String(value['name'])
    if (value['in'] === 'path')
      path = path.replace(`{${name}}`, encodeURIComponent(String(example)))
    else if (value['in'] === 'query' && example !== undefined) query.set(name, String(example))
  }
  const headers = new Headers(operation.isProtected ? { authorization: 'Bearer token' } : {})
  const address = `${origin}${path}${query.size > 0 ? `?${query}` : ''}`
  return new Request(address, { method: operation.method, headers, ...exampleBody(operation) })
}

function exampleBody({ requestContent }: Operation): { body?: BodyInit } {
  const json = requestContent.get('application/json')
  if (json) {
    const [[, value] = []] = examplesOf(json)
    return { body: new Blob([JSON.stringify(value)], { type: 'application/json' }) }
  }
  const multipart = requestContent.get('multipart/form-data')
  if (!multipart) return {}
  const [[, fields] = []] = examplesOf(multipart)
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(fields))) form.set(name, String(value))
  return { body: form }
}
