import { toXml, type Xml } from './xml'

export interface WireAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

export function answerXml(status: number, name: string, value: Xml): WireAnswer {
  return { status, contentType: 'application/xml; charset=utf-8', body: toXml(name, value) }
}

export const notFound: WireAnswer = answerXml(404, 'error', 'not found')

/** A no with a validation error, as of a `transaction` or a `customer`. */
export function refuseInput(of: string, code: string, attribute: string): WireAnswer {
  const message = `Refused with ${code}.`
  return answerXml(422, 'apiErrorResponse', {
    errors: { errors: [], [of]: { errors: [{ code, attribute, message }] } },
    message,
  })
}
