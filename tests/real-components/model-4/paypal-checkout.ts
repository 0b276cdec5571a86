import { create as createOwn } from 'braintree-web/paypal-checkout'
import { toRecord } from '../../../widget/provider/edge/to-record'
import { toInnerClient, type WithClient } from './inner-client'
import { promisesOnly } from './promises-only'

/** "`intent` defaults to `capture`". */
export async function create({ client, ...options }: WithClient): Promise<object> {
  const own = await createOwn({ ...options, client: toInnerClient(client) })
  const component = promisesOnly(own, ['createPayment', 'tokenizePayment', 'teardown'])
  return new Proxy(component, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (name !== 'createPayment' || typeof member !== 'function') return member
      return (configuration: object) => member(withIntent(toRecord(configuration)))
    },
  })
}

function withIntent(configuration: Readonly<Record<string, unknown>>): object {
  const { flow, intent = 'capture' } = configuration
  return flow === 'checkout' ? { ...configuration, intent } : configuration
}
