import { type Argument, call, kept, type Scenario, token } from '../step'

const CLIENT: Scenario['steps'][number] = {
  name: 'client',
  kind: 'call',
  calls: [{ ...call('client.create', { authorization: token('guest') }), keep: 'shop' }],
}

const DETAILS = {
  cardType: 'Visa',
  lastFour: '1111',
  lastTwo: '11',
  isNetworkTokenized: true,
  bin: '411111',
}
const CARD = {
  nonce: 'a-nonce',
  type: 'AndroidPayCard',
  description: 'Visa 1111',
  details: { ...DETAILS, more: 'of it' },
  binData: { prepaid: 'No' },
  consumed: false,
}

const v1 = (answer: Argument | string): Argument => ({
  apiVersion: 1,
  paymentMethodToken: { token: typeof answer === 'string' ? answer : JSON.stringify(answer) },
})
const v2 = (answer: Argument): Argument => ({
  apiVersion: 2,
  paymentMethodData: { tokenizationData: { token: JSON.stringify(answer) } },
})
const parse = (data: Argument) => call('it.parseResponse', data)

export const WALLET_SCENARIOS: readonly Scenario[] = [
  ...([1, 2] as const).map(
    (version): Scenario => ({
      title: `Google Pay, version ${version}`,
      differs: ['words'],
      steps: [
        CLIENT,
        {
          name: 'component',
          kind: 'call',
          calls: [
            {
              ...call('google-payment.create', {
                client: kept('shop'),
                googlePayVersion: version,
                googleMerchantId: 'merchant',
              }),
              keep: 'it',
            },
            call('google-payment.create', { client: kept('shop'), googlePayVersion: 9 }),
          ],
        },
        {
          name: 'requests',
          kind: 'call',
          calls: [
            call('it.createPaymentDataRequest'),
            call('it.createPaymentDataRequest', {
              merchantInfo: { merchantName: 'Shop' },
              transactionInfo: { totalPrice: 12.5, currencyCode: 'USD' },
            }),
            version === 1
              ? call('it.createPaymentDataRequest', {
                  cardRequirements: { billingAddressRequired: true },
                })
              : call('it.createPaymentDataRequest', {
                  allowedPaymentMethods: [
                    { type: 'CARD', parameters: { billingAddressRequired: true } },
                    { type: 'OTHER', parameters: {} },
                  ],
                }),
          ],
        },
        {
          name: 'answers',
          kind: 'call',
          calls: [
            parse(v1({ androidPayCards: [CARD] })),
            parse(v2({ androidPayCards: [CARD] })),
            parse(
              v2({
                paypalAccounts: [
                  { nonce: 'another', type: 'PayPalAccount', description: 'PayPal' },
                ],
              }),
            ),
            parse(v2({ error: { message: 'No.' } })),
            parse(v1('not JSON')),
            parse(v1({ androidPayCards: [] })),
            parse({}),
            parse(null),
          ],
        },
        { name: 'teardown', kind: 'call', calls: [call('it.teardown')] },
        { name: 'after teardown', kind: 'call', calls: [parse(v1({ androidPayCards: [CARD] }))] },
      ],
    }),
  ),
  {
    title: 'Apple Pay',
    differs: ['words', 'merchant session', 'consumed'],
    steps: [
      CLIENT,
      {
        name: 'component',
        kind: 'call',
        calls: [{ ...call('apple-pay.create', { client: kept('shop') }), keep: 'it' }],
      },
      {
        name: 'request',
        kind: 'call',
        calls: [
          call('it.createPaymentRequest', { total: { label: 'Shop', amount: '1.00' } }),
          call('it.createPaymentRequest', { countryCode: 'DE', currencyCode: 'EUR' }),
        ],
      },
      {
        name: 'validation',
        kind: 'call',
        calls: [
          call('it.performValidation', {}),
          call('it.performValidation', {
            validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
            displayName: 'Shop',
          }),
        ],
      },
      {
        name: 'tokenize',
        kind: 'call',
        calls: [
          call('it.tokenize', {}),
          call('it.tokenize', { token: { paymentData: { data: 'encrypted' } } }),
        ],
      },
      { name: 'network away', kind: 'cut', part: 'apple pay card' },
      {
        name: 'tokenize without network',
        kind: 'call',
        calls: [call('it.tokenize', { token: { paymentData: { data: 'encrypted' } } })],
      },
      { name: 'teardown', kind: 'call', calls: [call('it.teardown')] },
      { name: 'after teardown', kind: 'call', calls: [call('it.tokenize', {})] },
    ],
  },
]
