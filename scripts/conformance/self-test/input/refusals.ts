import { readPointer } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { answerJson, readForm, readJson } from '../wrap/messages'
import { onOperation } from '../wrap/one-operation'
import type { ValueTest } from './text-tests'

const PRODUCT_WRITES = new Set(['createProduct', 'updateProduct'])

/** An error in the shape that the contract gives the operation. */
export function answerError(operation: string, status: number, text: string): Response {
  const isProduct = PRODUCT_WRITES.has(operation)
  return answerJson(isProduct ? { success: false, message: text } : { error: text }, status)
}

/** Refuses requests whose JSON body fails a test at a pointer. */
export function refuseJson(
  operation: string,
  pointer: string,
  isRefused: ValueTest,
  status = 400,
): Wrapper {
  return onOperation(operation, async (request, forward) =>
    isRefused(readPointer(await readJson(request), pointer))
      ? answerError(operation, status, `${pointer.slice(1)}: is not accepted.`)
      : forward(),
  )
}

/** Refuses forms of which a field fails a test. */
export function refuseField(
  operation: string,
  field: string,
  isRefused: ValueTest,
  status = 400,
): Wrapper {
  return onOperation(operation, async (request, forward) =>
    isRefused((await readForm(request))?.get(field) ?? undefined)
      ? answerError(operation, status, `${field}: is not accepted.`)
      : forward(),
  )
}

/** Refuses forms whose names of fields, in their order, fail a test. */
export function refuseFields(
  operation: string,
  isRefused: (names: readonly string[]) => boolean,
  status = 400,
): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const form = await readForm(request)
    return form && isRefused([...form.keys()])
      ? answerError(operation, status, 'The form is not accepted.')
      : forward()
  })
}

/** Refuses queries of which a parameter fails a test. */
export function refuseQuery(
  operation: string,
  name: string,
  isRefused: ValueTest,
  status = 400,
): Wrapper {
  return onOperation(operation, async (request, forward) =>
    isRefused(new URL(request.url).searchParams.get(name) ?? undefined)
      ? answerError(operation, status, `${name}: is not accepted.`)
      : forward(),
  )
}

/** Refuses requests for what is seen before their body is read. */
export function refuseRequest(
  operation: string,
  isRefused: (request: Request) => boolean,
  status: number,
): Wrapper {
  return onOperation(operation, async (request, forward) =>
    isRefused(request) ? answerError(operation, status, 'Not accepted.') : forward(),
  )
}

/** Refuses photos. */
export function refusePhoto(
  operation: string,
  isRefused: (file: File) => boolean | Promise<boolean>,
  status = 400,
): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const file = (await readForm(request))?.get('file')
    return file instanceof File && (await isRefused(file))
      ? answerError(operation, status, 'file: is not accepted.')
      : forward()
  })
}

/** Ends requests with a body that is larger, as proxies and frameworks do by default. */
export function limitBody(operation: string, mostBytes: number, answer: () => Response): Wrapper {
  return onOperation(operation, async (request, forward) =>
    (await request.clone().arrayBuffer()).byteLength > mostBytes ? answer() : forward(),
  )
}

/** A page of HTML, as servers write it themselves. */
export function answerPage(status: number, title: string): Response {
  return new Response(`<html><head><title>${title}</title></head><body>${title}</body></html>`, {
    status,
    headers: { 'content-type': 'text/html' },
  })
}
