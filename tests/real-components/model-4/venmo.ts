import * as release3 from 'braintree-web/venmo'
import { callMethod } from '../../../widget/provider/edge/call-method'
import { toRecord } from '../../../widget/provider/edge/to-record'
import { ComponentError } from './component-error'
import { toInnerClient, type WithClient } from './inner-client'

const ONE_CODE_NOW: readonly unknown[] = [
  'VENMO_APP_CANCELED',
  'VENMO_APP_FAILED',
  'VENMO_CANCELED',
]

/** Not among the published declarations. */
export function isBrowserSupported(options: unknown): unknown {
  return callMethod(release3, 'isBrowserSupported', options)
}

/** "`paymentMethodUsage` required", "`totalAmount` required for `single_use`", "URL hash inspection removed". */
export async function create({ client, ...options }: WithClient): Promise<object> {
  const { paymentMethodUsage, totalAmount } = options
  if (paymentMethodUsage !== 'single_use' && paymentMethodUsage !== 'multi_use') {
    const message = 'paymentMethodUsage is required.'
    throw new ComponentError('VENMO_PAYMENT_METHOD_USAGE_REQUIRED', message)
  }
  const hasAmount = typeof totalAmount === 'string' && totalAmount !== ''
  if (paymentMethodUsage === 'single_use' && !hasAmount) {
    throw new ComponentError('VENMO_TOTAL_AMOUNT_REQUIRED', 'totalAmount is required.')
  }
  const own = await release3.create({ ...options, client: toInnerClient(client) })
  return {
    isBrowserSupported: () => own.isBrowserSupported(),
    tokenize: async () => {
      try {
        return withoutSign(await own.tokenize())
      } catch (error) {
        throw toNextError(error)
      }
    },
    teardown: () => own.teardown(),
  }
}

/** "Username no longer prepended with `@`". */
function withoutSign(payload: unknown): object {
  const { details, ...others } = toRecord(payload)
  const { username, ...more } = toRecord(details)
  return { ...others, details: { ...more, username: String(username).replace(/^@/, '') } }
}

/** "Consolidated into a single customer-cancel code." */
function toNextError(error: unknown): unknown {
  if (error instanceof Error && ONE_CODE_NOW.includes(Reflect.get(error, 'code'))) {
    Object.assign(error, { code: 'VENMO_CUSTOMER_CANCELED' })
  }
  return error
}
