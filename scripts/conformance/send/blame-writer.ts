import { asArray, asObject } from '../../../mocks/contract/json'
import type { Contract } from '../contract/read-contract'
import { buildRequest } from '../http/build-request'
import { isBusyStatus } from '../http/busy'
import { type Client, TransportError } from '../http/client'
import type { Exchange, SentRequest } from '../http/exchange'
import { sendToSlash } from '../http/follow-slash'
import { findRecordFields, findWriter, type RecordField } from '../judge/find-writer'
import { assertAll } from '../model/assert-values'
import type { Assertion } from '../model/assertion'
import type { Difference } from '../model/errors'

interface Parts {
  readonly contract: Contract
  readonly client: Client
  readonly baseUrl: string
}

const ORDER_LISTS = ['listOwnOrders', 'listOrders']

/**
 * Blames the request that stored a value which the schema forbids, rather than the one that shows it: when all records at fault
 * were written by this run, the operation has shown others rightly, and another operation shows the same.
 *
 * @throws any error but that of a service that does not answer
 */
export async function blameWriter(parts: Parts, difference: Difference): Promise<Difference> {
  const { rule, operation, exchange } = difference
  if (rule !== 'schema' || !exchange || !isShown(exchange.request)) return difference
  const problems = listProblems(parts, exchange)
  const fields = findRecordFields(exchange.json, problems) ?? []
  const [first] = fields
  const { exchanges } = parts.client
  const writers = fields.map((field) => findWriter(field, exchanges, exchange.number + 1))
  const [writer] = writers
  const isOthers = writers.every((one) => one !== undefined && one !== exchange)
  if (!first || !writer || !isOthers) return difference
  if (!showsOthersRightly(parts, exchange, fields) || showsOthersWrongly(parts, first)) {
    return difference
  }
  const elsewhere = await readElsewhere(parts, exchange, first)
  if (!elsewhere || !isWrongThere(parts, elsewhere, first)) return difference
  const { assertion } = difference
  const isWritten = assertAnswered(parts, writer)
  return {
    ...(assertion ? { ...difference, assertion: assertAll(isWritten, assertion) } : difference),
    // A product that was sold below zero is that, whoever shows it.
    rule:
      first.field === 'quantity' && writer.request.operation === 'createOrder'
        ? 'oversold'
        : 'read-back',
    operation: writer.request.operation,
    cause: `It was stored so: ${operation} and ${elsewhere.request.operation} both show it, and other records rightly.`,
    writer,
  }
}

/** That a request is answered as the contract has it: a service that conforms may refuse it. */
function assertAnswered({ contract }: Parts, exchange: Exchange): Assertion {
  const documented = [...contract.operation(exchange.request.operation).responses.keys()]
  const isOneOf = documented.filter((status) => !isBusyStatus(status))
  return { of: 'status', isOneOf, in: exchange }
}

/** Whether an answer may show what another request wrote; one to an update has what that leaves alone, too. */
function isShown(request: SentRequest): boolean {
  return isRead(request) || request.operation === 'updateProduct'
}

function isRead({ method, operation }: SentRequest): boolean {
  return method === 'GET' || operation === 'filterProducts'
}

/** The records of a list or a page. */
function listEntries(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : asArray(asObject(json)['data'])
}

function isEmpty(json: unknown): boolean {
  const entries = Array.isArray(json) ? json : asObject(json)['data']
  return Array.isArray(entries) && entries.length === 0
}

function listProblems({ contract }: Parts, { request, status, json }: Exchange) {
  const [content] = contract.operation(request.operation).responses.get(status)?.content ?? []
  return content ? contract.checkSchema(content.schemaPointer, json) : []
}

/** Whether the same operation shows that field of other records, in this answer or before, as the schema has it. */
function showsOthersRightly(
  parts: Parts,
  { json, number, request }: Exchange,
  wrong: readonly RecordField[],
): boolean {
  const isWrong = new Set(wrong.map(({ id }) => id))
  const entries = listEntries(json)
  if (entries.some((entry) => !isWrong.has(String(asObject(entry)['_id'])))) return true
  return parts.client.exchanges.some(
    (one) =>
      one.number < number &&
      one.status < 300 &&
      one.request.operation === request.operation &&
      !isEmpty(one.json) &&
      listProblems(parts, one).length === 0,
  )
}

/** Whether an answer has shown that field of a record against the schema which no request of this run wrote. */
function showsOthersWrongly(parts: Parts, { field }: RecordField): boolean {
  const { exchanges } = parts.client
  return exchanges.some(
    (one) =>
      one.status < 300 &&
      isRead(one.request) &&
      findRecordFields(one.json, listProblems(parts, one))?.some(
        (other) => other.field === field && !findWriter(other, exchanges, one.number),
      ),
  )
}

function isWrongThere(parts: Parts, elsewhere: Exchange, { id, field }: RecordField): boolean {
  const found = findRecordFields(elsewhere.json, listProblems(parts, elsewhere)) ?? []
  return found.some((one) => one.id === id && one.field === field)
}

/** The same record from another operation; undefined where there is none, or it does not answer. */
async function readElsewhere(
  parts: Parts,
  { request }: Exchange,
  record: RecordField,
): Promise<Exchange | undefined> {
  const other = toOtherRequest(parts, request.operation, record)
  if (!other) return undefined
  try {
    return await sendToSlash(parts.client, other)
  } catch (error) {
    if (error instanceof TransportError) return undefined
    throw error
  }
}

function toOtherRequest(
  { contract, client, baseUrl }: Parts,
  operation: string,
  { id, name }: RecordField,
): SentRequest | undefined {
  if (ORDER_LISTS.includes(operation)) {
    // Who may ask has asked before.
    return client.exchanges.findLast(
      ({ request, status }) =>
        status < 300 && request.operation !== operation && ORDER_LISTS.includes(request.operation),
    )?.request
  }
  if (operation === 'showProduct') {
    return buildRequest(baseUrl, contract.operation('searchProducts'), { query: { search: name } })
  }
  return buildRequest(baseUrl, contract.operation('showProduct'), { path: { productId: id } })
}
