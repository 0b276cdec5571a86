import { type Argument, call, element, kept, type Scenario, token } from '../step'

const EVENTS = [
  'focus',
  'blur',
  'empty',
  'notEmpty',
  'validityChange',
  'cardTypeChange',
  'binAvailable',
  'inputSubmitRequest',
] as const

/** A client and three fields, listened to. */
export const OPEN_FIELDS: Scenario['steps'] = [
  {
    name: 'client',
    kind: 'call',
    calls: [{ call: 'client.create', with: [{ authorization: token('guest') }], keep: 'shop' }],
  },
  {
    name: 'fields',
    kind: 'call',
    calls: [
      {
        call: 'hosted-fields.create',
        with: [
          {
            client: kept('shop'),
            fields: {
              number: { container: element('#number') },
              expirationDate: { container: '#expiration' },
              cvv: { container: element('#cvv') },
            },
          },
        ],
        keep: 'fields',
      },
    ],
  },
  { name: 'listen', kind: 'listen', to: 'fields', events: EVENTS },
]

const fields = (method: string, ...given: readonly Argument[]) => call(`fields.${method}`, ...given)

export const CARD_SCENARIOS: readonly Scenario[] = [
  {
    title: 'a card is typed, pasted, changed, cleared and paid with',
    differs: ['words', 'first digits'],
    steps: [
      ...OPEN_FIELDS,
      { name: 'state', kind: 'call', calls: [fields('getState')] },
      { name: 'focus', kind: 'call', calls: [fields('focus', 'number')] },
      { name: 'type', kind: 'type', field: 'number', keys: '4111' },
      { name: 'type on', kind: 'type', field: 'number', keys: '111111111111' },
      { name: 'leave', kind: 'leave' },
      { name: 'paste another brand', kind: 'paste', field: 'number', text: '378282246310005' },
      { name: 'code', kind: 'paste', field: 'cvv', text: '1234' },
      { name: 'paste the first brand', kind: 'paste', field: 'number', text: '4111111111111111' },
      { name: 'no number', kind: 'paste', field: 'number', text: '0' },
      { name: 'clear', kind: 'call', calls: [fields('clear', 'number')] },
      { name: 'state again', kind: 'call', calls: [fields('getState')] },
      { name: 'nothing valid', kind: 'call', calls: [fields('tokenize')] },
      { name: 'clear code', kind: 'call', calls: [fields('clear', 'cvv')] },
      { name: 'nothing at all', kind: 'call', calls: [fields('tokenize')] },
      { name: 'number', kind: 'paste', field: 'number', text: '4111111111111111' },
      { name: 'date', kind: 'type', field: 'expirationDate', keys: '1231' },
      { name: 'code again', kind: 'type', field: 'cvv', keys: '123' },
      { name: 'enter', kind: 'enter', field: 'cvv' },
      { name: 'pay', kind: 'call', calls: [fields('tokenize')] },
      {
        name: 'pay for some',
        kind: 'call',
        calls: [fields('tokenize', { fieldsToTokenize: ['number', 'expirationDate'] })],
      },
      { name: 'teardown', kind: 'call', calls: [fields('teardown')] },
      { name: 'too late', kind: 'call', calls: [fields('focus', 'number'), fields('getState')] },
    ],
  },
  {
    title: 'what the fields refuse',
    differs: ['words', 'first digits'],
    steps: [
      ...OPEN_FIELDS,
      {
        name: 'attributes',
        kind: 'call',
        calls: [
          fields('setAttribute', { field: 'number', attribute: 'aria-invalid', value: true }),
          fields('removeAttribute', { field: 'number', attribute: 'aria-invalid' }),
          fields('setMessage', { field: 'number', message: 'Wrong.' }),
          fields('addClass', 'number', 'mine'),
          fields('setPlaceholder', 'number', 'Number'),
          fields('getChallenges'),
          fields('getSupportedCardTypes'),
        ],
      },
      {
        name: 'nonsense',
        kind: 'call',
        calls: [
          fields('setAttribute', { field: 'number', attribute: 'style', value: 'x' }),
          fields('setAttribute', { field: 'number', attribute: 'disabled', value: 'perhaps' }),
          fields('setAttribute', { field: 'postalCode', attribute: 'disabled', value: true }),
          fields('setAttribute', { field: 'colour', attribute: 'disabled', value: true }),
          fields('focus', 'postalCode'),
          fields('clear', 'colour'),
        ],
      },
      {
        name: 'nonsense from the start',
        kind: 'call',
        calls: [
          call('client.create', {}),
          call('client.create', { authorization: 'nonsense' }),
          call('hosted-fields.create', { fields: {} }),
          call('hosted-fields.create', { client: kept('shop'), fields: {} }),
          call('hosted-fields.create', {
            client: kept('shop'),
            fields: { colour: { container: '#zip' } },
          }),
          call('hosted-fields.create', {
            client: kept('shop'),
            fields: { cvv: { container: '#nowhere' } },
          }),
          call('hosted-fields.create', {
            client: kept('shop'),
            fields: { cvv: { container: '#cvv' } },
          }),
        ],
      },
      { name: 'number', kind: 'paste', field: 'number', text: '4111111111111111' },
      { name: 'date', kind: 'paste', field: 'expirationDate', text: '1231' },
      { name: 'a code that the bank refuses', kind: 'paste', field: 'cvv', text: '200' },
      { name: 'pay', kind: 'call', calls: [fields('tokenize', { vault: true })] },
      { name: 'network away', kind: 'cut', part: 'tokenize card' },
      { name: 'pay without network', kind: 'call', calls: [fields('tokenize')] },
      { name: 'network back', kind: 'mend', part: 'tokenize card' },
      { name: 'pay again', kind: 'call', calls: [fields('tokenize')] },
    ],
  },
  {
    title: 'brands that the merchant or the gateway does not take, and a name and a postal code',
    steps: [
      ...OPEN_FIELDS.slice(0, 1),
      {
        name: 'fields',
        kind: 'call',
        calls: [
          {
            ...call('hosted-fields.create', {
              client: kept('shop'),
              fields: {
                number: { container: '#number', supportedCardBrands: { mastercard: false } },
                cardholderName: { container: '#name' },
                postalCode: { container: '#zip' },
              },
            }),
            keep: 'fields',
          },
        ],
      },
      { name: 'listen', kind: 'listen', to: 'fields', events: EVENTS },
      { name: 'a brand switched off', kind: 'paste', field: 'number', text: '5555555555554444' },
      {
        name: 'one that the gateway lacks',
        kind: 'paste',
        field: 'number',
        text: '6062826786276634',
      },
      { name: 'a good one', kind: 'paste', field: 'number', text: '4111111111111111' },
      { name: 'name', kind: 'paste', field: 'cardholderName', text: 'Jane Doe' },
      { name: 'a long postal code', kind: 'paste', field: 'postalCode', text: '12345-67890' },
      { name: 'leave', kind: 'leave' },
    ],
  },
]
