import { readPointer } from '../../../mocks/contract/json'
import type { Operation, ResponseSpec } from '../../../mocks/contract/operation'
import type { Contract } from '../contract/read-contract'
import type { Problem } from '../contract/schema-checker'
import type { Exchange } from '../http/exchange'
import type { Difference } from '../model/errors'
import { assertSchema } from './assert-schema'

const JSON_MEDIA_TYPE = 'application/json'

/** Compares media type, headers and body of a response with the contract's for its status. */
export function judgeShape(
  contract: Contract,
  operation: Operation,
  exchange: Exchange,
): Difference | undefined {
  const spec = operation.responses.get(exchange.status)
  if (!spec) return undefined
  return (
    judgeMediaType(operation, spec, exchange) ??
    judgeBody(contract, operation, spec, exchange) ??
    judgeHeaders(operation, spec, exchange)
  )
}

function judgeMediaType(
  { id }: Operation,
  { pointer, content }: ResponseSpec,
  exchange: Exchange,
): Difference | undefined {
  const mediaType = exchange.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (content.length === 0 || mediaType === JSON_MEDIA_TYPE) return undefined
  return {
    rule: 'content-type',
    operation: id,
    pointer,
    expected: JSON_MEDIA_TYPE,
    got: mediaType ?? 'no content-type',
    cause: 'The header is missing or wrong; clients that look at it will not parse the body.',
    assertion: {
      of: 'header',
      name: 'content-type',
      matches: '^\\s*[Aa]pplication/[Jj]son\\s*(;|$)',
    },
    exchange,
  }
}

function judgeBody(
  contract: Contract,
  { id }: Operation,
  { content: [content] }: ResponseSpec,
  exchange: Exchange,
): Difference | undefined {
  if (!content) return undefined
  const { schemaPointer } = content
  const base = { rule: 'schema', operation: id, exchange } as const
  if (exchange.json === undefined) {
    const charset = readCharset(exchange)
    const cause = charset
      ? `The body is in ${charset}: JSON is in UTF-8 (RFC 8259, 8.1).`
      : 'The body is not JSON at all.'
    const got = describeBody(exchange)
    const assertion = { of: 'json' } as const
    return { ...base, pointer: schemaPointer, expected: 'JSON', got, cause, assertion }
  }
  const [problem] = contract.checkSchema(schemaPointer, exchange.json)
  if (!problem) return undefined
  const place = problem.at === '' ? 'the body' : problem.at
  return {
    ...base,
    pointer: problem.rule,
    expected: `${place} ${problem.keyword === 'required' ? 'to be there' : problem.message}`,
    got: describeValue(problem, exchange.json),
    cause: `${exchange.status} answers of this operation do not have the shape of the schema.`,
    assertion: assertSchema(contract, problem, exchange.json),
  }
}

/** The encoding that the header says, where it is another one than that of JSON. */
function readCharset({ headers }: Exchange): string | undefined {
  const said = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '')?.[1]
  return /^(?:utf-?8|us-ascii)$/i.test(said ?? 'utf-8') ? undefined : said
}

function describeValue({ keyword, at }: Problem, body: unknown): string {
  if (keyword === 'required') return 'no such property'
  const text = JSON.stringify(readPointer(body, at)) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

function judgeHeaders(
  { id }: Operation,
  { pointer, requiredHeaders }: ResponseSpec,
  exchange: Exchange,
): Difference | undefined {
  const missing = requiredHeaders.find((name) => !exchange.headers[name.toLowerCase()])
  if (missing === undefined) return undefined
  return {
    rule: 'header',
    operation: id,
    pointer,
    expected: `the header ${missing}`,
    got: 'no such header',
    cause: 'Clients need it to know what to do next.',
    assertion: { of: 'header', name: missing, matches: '.' },
    exchange,
  }
}

const LONGEST = 240

/** The answer's body in short. */
export function describeBody({ text }: Exchange): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line === '') return '(empty body)'
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`
}
