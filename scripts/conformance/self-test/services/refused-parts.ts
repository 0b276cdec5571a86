import type { Wrapper } from '../fault'
import { readForm, readJson } from '../wrap/messages'
import { onOperation } from '../wrap/one-operation'

/** Stores the name of a profile that it refuses with the status. */
export function keepRefusedName(operation: string, status: number): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const { name } = await readJson(request)
    const response = await forward()
    if (response.status !== status || typeof name !== 'string') return response
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const { url } = request
    const { email } = await readJson(await forward(new Request(url, { method: 'GET', headers })))
    const body = JSON.stringify({ name, email })
    await forward(new Request(url, { method: 'PUT', headers, body }))
    return response
  })
}

/** Stores the rest of a form whose category it refuses. */
export function keepRestOfForm(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const form = await readForm(request)
    const response = await forward()
    const { message } = await readJson(response)
    if (response.status !== 400 || !form || !/^category/.test(String(message))) return response
    form.delete('category')
    const headers = new Headers({ authorization: request.headers.get('authorization') ?? '' })
    await forward(new Request(request.url, { method: 'PUT', headers, body: form }))
    return response
  })
}
