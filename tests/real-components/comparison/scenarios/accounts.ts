import { call, kept, type Scenario, type Step, token } from '../step'

const open = (component: string, customer: 'guest' | 'jane' = 'guest'): Scenario['steps'] => [
  {
    name: 'client',
    kind: 'call',
    calls: [{ ...call('client.create', { authorization: token(customer) }), keep: 'shop' }],
  },
  {
    name: 'component',
    kind: 'call',
    calls: [{ ...call(`${component}.create`, { client: kept('shop') }), keep: 'it' }],
  },
]

const teardown: Step & { readonly name: string } = {
  name: 'teardown',
  kind: 'call',
  calls: [call('it.teardown')],
}

export const ACCOUNT_SCENARIOS: readonly Scenario[] = [
  {
    title: 'one client for all of an authorization',
    differs: ['words', 'addresses'],
    steps: [
      {
        name: 'two at once',
        kind: 'call together',
        calls: [
          { ...call('client.create', { authorization: token('guest') }), keep: 'shop' },
          call('client.create', { authorization: token('guest') }),
        ],
      },
      {
        name: 'what it is',
        kind: 'call',
        calls: [call('shop.getVersion'), call('shop.toJSON'), call('shop.teardown')],
      },
      { name: 'after teardown', kind: 'call', calls: [call('shop.getVersion')] },
      { name: 'network away', kind: 'cut', part: 'configuration' },
      {
        name: 'without network',
        kind: 'call',
        calls: [call('client.create', { authorization: token('guest') })],
      },
      { name: 'network back', kind: 'mend', part: 'configuration' },
      {
        name: 'again',
        kind: 'call',
        calls: [call('client.create', { authorization: token('guest') })],
      },
    ],
  },
  {
    title: 'saved methods are listed and deleted',
    differs: ['words'],
    saved: ['4111111111111111', '5555555555554444'],
    steps: [
      ...open('vault-manager', 'jane'),
      {
        name: 'list',
        kind: 'call',
        calls: [{ ...call('it.fetchPaymentMethods', { defaultFirst: true }), keep: 'list' }],
      },
      {
        name: 'delete',
        kind: 'call',
        calls: [call('it.deletePaymentMethod', kept('list.0.nonce'))],
      },
      { name: 'list again', kind: 'call', calls: [call('it.fetchPaymentMethods')] },
      { name: 'unknown', kind: 'call', calls: [call('it.deletePaymentMethod', 'unknown')] },
      { name: 'deleting away', kind: 'cut', part: 'delete method' },
      {
        name: 'delete without network',
        kind: 'call',
        calls: [call('it.deletePaymentMethod', kept('list.1.nonce'))],
      },
      { name: 'listing away', kind: 'cut', part: 'saved methods' },
      { name: 'list without network', kind: 'call', calls: [call('it.fetchPaymentMethods')] },
      teardown,
      { name: 'after teardown', kind: 'call', calls: [call('it.fetchPaymentMethods')] },
    ],
  },
  {
    title: 'PayPal is asked for a payment, tokenized and torn down',
    differs: ['words'],
    steps: [
      ...open('paypal-checkout'),
      { name: 'no flow', kind: 'call', calls: [call('it.createPayment', {})] },
      {
        name: 'checkout',
        kind: 'call',
        calls: [
          {
            ...call('it.createPayment', { flow: 'checkout', amount: '1.00', currency: 'USD' }),
            keep: 'id',
          },
        ],
      },
      {
        name: 'tokenize',
        kind: 'call',
        calls: [call('it.tokenizePayment', { paymentToken: 'EC-1', payerID: 'P', paymentID: 'X' })],
      },
      { name: 'vault', kind: 'call', calls: [call('it.createPayment', { flow: 'vault' })] },
      {
        name: 'tokenize the agreement',
        kind: 'call',
        calls: [call('it.tokenizePayment', { billingToken: 'BA-1', payerID: 'P' })],
      },
      { name: 'network away', kind: 'cut', part: 'paypal account' },
      {
        name: 'tokenize without network',
        kind: 'call',
        calls: [call('it.tokenizePayment', { billingToken: 'BA-1', payerID: 'P' })],
      },
      teardown,
      {
        name: 'after teardown',
        kind: 'call',
        calls: [call('it.createPayment', { flow: 'vault' })],
      },
    ],
  },
  {
    title: 'Venmo comes back by itself',
    steps: [
      {
        name: 'support',
        kind: 'call',
        calls: [call('venmo.isBrowserSupported', { allowDesktop: true })],
      },
      { name: 'paid', kind: 'venmo returns', result: 'paid' },
      ...open('venmo'),
      { name: 'result', kind: 'call', calls: [call('it.hasTokenizationResult')] },
      { name: 'tokenize', kind: 'call', calls: [call('it.tokenize')] },
      { name: 'no result', kind: 'call', calls: [call('it.hasTokenizationResult')] },
      teardown,
      { name: 'after teardown', kind: 'call', calls: [call('it.tokenize')] },
    ],
  },
  {
    title: 'device data is made, and its id cut',
    steps: [
      {
        name: 'client',
        kind: 'call',
        calls: [{ ...call('client.create', { authorization: token('guest') }), keep: 'shop' }],
      },
      {
        name: 'a long id',
        kind: 'call',
        calls: [
          {
            ...call('data-collector.create', {
              client: kept('shop'),
              riskCorrelationId: 'an id of more than thirty-two characters',
            }),
            keep: 'it',
          },
        ],
      },
      {
        name: 'read',
        kind: 'call',
        calls: [call('it.getDeviceData'), call('it.getDeviceData', { raw: true })],
      },
      teardown,
      { name: 'after teardown', kind: 'call', calls: [call('it.getDeviceData')] },
    ],
  },
  {
    title: 'no device data without the script',
    differs: ['words'],
    steps: [
      { name: 'no script', kind: 'cut', part: 'fraudnet script' },
      {
        name: 'client',
        kind: 'call',
        calls: [{ ...call('client.create', { authorization: token('guest') }), keep: 'shop' }],
      },
      {
        name: 'without script',
        kind: 'call',
        calls: [call('data-collector.create', { client: kept('shop') })],
      },
    ],
  },
]
