import { z } from 'zod/mini'

const PRISM_ERRORS = 'https://stoplight.io/prism/errors#'

const findingSchema = z.looseObject({
  location: z.optional(z.array(z.union([z.string(), z.number()]))),
  message: z.string(),
})

/** What Prism answers as `application/problem+json` in place of an exchange that it refuses. */
const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  detail: z.optional(z.string()),
  validation: z.optional(z.array(findingSchema)),
})

export type Problem = z.infer<typeof problemSchema>

/** Reads an answer of Prism's own; undefined when the text is none. */
export function parseProblem(text: string): Problem | undefined {
  return problemSchema.safeParse(parseJson(text)).data
}

/** Whether the contract was broken, rather than the service not reached. */
export function isViolation(problem: Problem): boolean {
  return problem.type.startsWith(PRISM_ERRORS)
}

/** Each break of the contract as one line: where it is, what is wrong. */
export function describeProblem({ title, detail, validation = [] }: Problem): string[] {
  return validation.length > 0 ? validation.map(describeFinding) : [`${title}. ${detail ?? ''}`]
}

/** The lines of the `sl-violations` header, which Prism adds to answers that it lets pass all the same. */
export function describeHeader(header: string): string[] {
  const findings = z.array(findingSchema).safeParse(parseJson(header)).data
  return findings ? findings.map(describeFinding) : [header]
}

function describeFinding({ location = [], message }: z.infer<typeof findingSchema>): string {
  return location.length > 0 ? `${location.join('.')}: ${message}` : message
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Prism cuts a long header off, and the service may answer with any text: then there is none to read.
    return undefined
  }
}
