import { answerSale } from './answer-sale'
import { answerSearch, answerSearchIds } from './answer-search'
import { answerXml, notFound, refuseInput, type WireAnswer } from './wire-answer'
import type { WireGateway } from './wire-gateway'
import { answerTransaction, toElements, type WireTransaction } from './wire-transactions'

export type Fields = Readonly<Record<string, unknown>>

export interface WireCall {
  readonly method: string
  /** Below the merchant, as `/transactions`. */
  readonly path: string
  readonly body: Fields
}

/** Does what the gateway does, and answers as it does. */
export async function answerCall(
  gateway: WireGateway,
  { method, path, body }: WireCall,
): Promise<WireAnswer> {
  const [, kind = '', id = '', action = ''] = path.split('/')
  switch (`${method} ${kind}`) {
    case 'POST client_token':
      return answerClientToken(gateway, fieldsOf(body['client_token']))
    case 'POST customers':
      return answerCustomer(gateway, String(fieldsOf(body['customer'])['id']))
    case 'GET merchant_accounts': {
      const account = gateway.accounts.get(id)
      return account ? answerXml(200, 'merchantAccount', { id, ...account }) : notFound
    }
    case 'POST transactions':
      if (id === '') return answerSale(gateway, fieldsOf(body['transaction']))
      if (id === 'advanced_search_ids') return answerSearchIds(gateway, fieldsOf(body['search']))
      if (id === 'advanced_search') return answerSearch(gateway, fieldsOf(body['search']))
      return action === 'refund' ? change(gateway, id, refund) : notFound
    case 'GET transactions':
      return change(gateway, id, (_, found) => answerFound(found))
    case 'PUT transactions':
      return action === 'void' ? change(gateway, id, voidSale) : notFound
    default:
      return notFound
  }
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function answerClientToken({ customers }: WireGateway, { customer_id: id }: Fields): WireAnswer {
  if (!customers.has(String(id))) return refuseInput('clientToken', '92804', 'customer_id')
  return answerXml(201, 'clientToken', { value: `token of ${String(id)}` })
}

function answerCustomer({ customers }: WireGateway, id: string): WireAnswer {
  if (customers.has(id)) return refuseInput('customer', '91609', 'id')
  customers.add(id)
  return answerXml(201, 'customer', { id, firstName: null, email: null, creditCards: null })
}

type Change = (gateway: WireGateway, found: WireTransaction) => WireAnswer

function change(gateway: WireGateway, id: string, by: Change): WireAnswer {
  const found = gateway.transactions.get(id)
  return found ? by(gateway, found) : notFound
}

const answerFound = (found: WireTransaction) => answerXml(200, 'transaction', toElements(found))

const VOIDABLE: ReadonlySet<string> = new Set([
  'authorized',
  'submitted_for_settlement',
  'settlement_pending',
])

function voidSale(_: WireGateway, found: WireTransaction): WireAnswer {
  if (!VOIDABLE.has(found.status)) return refuseInput('transaction', '91504', 'base')
  found.status = 'voided'
  return answerFound(found)
}

function refund({ transactions, now }: WireGateway, found: WireTransaction): WireAnswer {
  if (found.status !== 'settled' && found.status !== 'settling') {
    return refuseInput('transaction', '91506', 'base')
  }
  if (found.refundIds.length > 0) return refuseInput('transaction', '91512', 'base')
  const credit: WireTransaction = {
    ...found,
    id: `${found.id}refund`,
    type: 'credit',
    status: 'submitted_for_settlement',
    createdAt: now(),
    refundIds: [],
  }
  transactions.set(credit.id, credit)
  found.refundIds.push(credit.id)
  return answerTransaction(201, credit)
}
