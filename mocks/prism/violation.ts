import { z } from 'zod/mini'
import { describeValue, findValue, joinPath } from '../api/contract/describe-value'
import { parseJson } from '../contract/json'

const findingSchema = z.looseObject({
  location: z.optional(z.array(z.union([z.string(), z.number()]))),
  message: z.string(),
})

/** Prism's `application/problem+json` response where it has none of the service. */
const problemSchema = z.looseObject({ title: z.string() })

/** Parses a problem; undefined when the text is none. */
export function parseProblem(text: string): z.infer<typeof problemSchema> | undefined {
  return problemSchema.safeParse(parseJson(text)?.value).data
}

/** The request, by the names with which Prism's locations begin. */
export interface SentRequest {
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/**
 * The lines of the `sl-violations` header, one for each break of the contract: where it is, what the contract has there, what
 * came.
 */
export function describeHeader(header: string, request: SentRequest): string[] {
  const findings = z.array(findingSchema).safeParse(parseJson(header)?.value).data
  return findings ? findings.map((finding) => describeFinding(finding, request)) : [header]
}

function describeFinding(
  { location: place = [], message }: z.infer<typeof findingSchema>,
  request: SentRequest,
): string {
  if (place.length === 0) return message
  // Prism repeats the place: `Request query parameter limit must be integer`.
  const rule = message.replace(/^(?:Request|Response) .*?(?=must )/, '')
  const line = `${joinPath(place)}: ${rule}`
  const [side, part, ...path] = place
  // The API checks its own responses, and reports the values.
  if (side !== 'request' || (part !== 'body' && part !== 'query')) return line
  const missing = /^must have required property '(.+)'$/.exec(rule)?.[1]
  const steps = missing === undefined ? path : [...path, missing]
  return `${line}, but ${describeValue(String(steps.at(-1) ?? part), findValue(request[part], steps))} came`
}
