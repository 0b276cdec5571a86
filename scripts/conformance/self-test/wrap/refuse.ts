import { readPointer } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { answerJson, readForm, readJson } from './messages'
import { onOperation } from './one-operation'

/** What a request holds: its JSON, the fields of its form or of its query. */
export type Sent = Readonly<Record<string, unknown>>

/** Refuses requests by what they hold. */
export function refuseWhen(
  operation: string,
  isRefused: (sent: Sent, request: Request) => boolean,
  status = 400,
): Wrapper {
  return onOperation(operation, async (request, forward) =>
    isRefused(await readSent(request), request) ? answerRefusal(status) : forward(),
  )
}

/** Refuses requests by one of their values; `at` is its field, or the way to it: `order/address`. */
export function refuseField(
  operation: string,
  at: string,
  isRefused: (text: string) => boolean,
  status = 400,
): Wrapper {
  return refuseWhen(
    operation,
    (sent) => {
      const value = readPointer(sent, `/${at}`)
      return value !== undefined && isRefused(String(value))
    },
    status,
  )
}

/** Refuses files of a form. */
export function refuseFile(operation: string, isRefused: (file: File) => boolean): Wrapper {
  return refuseWhen(operation, ({ file }) => file instanceof File && isRefused(file))
}

async function readSent(request: Request): Promise<Sent> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const form = await readForm(request)
  const json = await readJson(request)
  return { ...query, ...json, ...(form ? Object.fromEntries(form) : {}) }
}

function answerRefusal(status: number): Response {
  const sentence = status < 500 ? 'That is not possible.' : 'Something went wrong.'
  return answerJson({ success: false, message: sentence, error: sentence }, status)
}
