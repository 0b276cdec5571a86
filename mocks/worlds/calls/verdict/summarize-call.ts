import type { Contract } from '../../../api/contract/contract'
import type { Operation } from '../../../contract/operation'
import { TROUBLE_HEADER } from '../../troubles/create-troubles'
import { SOURCE_HEADER } from '../../upstream/read-answer'
import type { KeptMessage } from '../kept-call'
import { isJson, type KeptBody, readContent } from '../read-message'
import { type Exchange, judgeCall } from './judge-call'

/** A call that has ended. */
export interface Ended {
  readonly contract: Contract
  readonly operation: Operation | undefined
  readonly url: URL
  readonly sent: KeptMessage
  readonly answer: KeptMessage | undefined
  readonly status: number
}

/** What is said of it in a line, its verdict included. */
export function summarize({ contract, operation, url, sent, answer, status }: Ended) {
  const source = answer?.headers.get(SOURCE_HEADER)
  const troubles = answer?.headers.get(TROUBLE_HEADER)
  const exchange: Exchange | undefined = operation && {
    path: readParameters(contract.basePath + operation.path, url.pathname),
    query: readQuery(operation, url),
    sent: isJson(sent.body.type) && sent.body.bytes ? { body: readContent(sent.body) } : undefined,
    status,
    answer: answer && toJudged(answer.body),
  }
  return {
    status,
    ...(operation ? { operation: operation.id } : {}),
    ...(source ? { source } : {}),
    ...(troubles ? { troubles } : {}),
    findings: operation && exchange ? judgeCall(contract, operation, exchange) : [],
  }
}

/** What ends in the middle stays a text, which no schema of the contract takes. */
function toJudged(body: KeptBody): Exchange['answer'] {
  if (!body.bytes) return undefined
  if (!isJson(body.type)) return { type: body.type.split(';')[0] ?? '' }
  const content = readContent(body)
  return typeof content === 'string' && !isJsonText(body)
    ? { type: `a text of ${body.byteCount} bytes that is no JSON` }
    : { body: content }
}

function isJsonText({ bytes }: KeptBody): boolean {
  return bytes?.[0] === '"'.charCodeAt(0)
}

function readParameters(template: string, pathname: string): Readonly<Record<string, string>> {
  const values = pathname.split('/')
  return Object.fromEntries(
    template
      .split('/')
      .flatMap((part, index) =>
        part.startsWith('{') ? [[part.slice(1, -1), decode(values[index] ?? '')]] : [],
      ),
  )
}

/** As it came where it is no text. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function readQuery({ parameters }: Operation, { searchParams }: URL) {
  const query: Record<string, string | string[]> = {}
  for (const { name, in: place } of parameters) {
    const values = searchParams.getAll(name)
    const [first] = values
    if (place === 'query' && first !== undefined) query[name] = values.length > 1 ? values : first
  }
  return query
}
