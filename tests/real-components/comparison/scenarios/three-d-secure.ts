import { type Argument, call, callback, kept, type Scenario, type Step } from '../step'
import { OPEN_FIELDS } from './card'

const FRICTIONLESS = '4000000000001000'
const CHALLENGED = '4000000000001091'

const EVENTS = [
  'lookup-complete',
  'customer-canceled',
  'authentication-modal-render',
  'authentication-modal-close',
] as const

type NamedStep = Step & { readonly name: string }

const open: NamedStep[] = [
  {
    name: 'component',
    kind: 'call',
    calls: [
      {
        ...call('three-d-secure.create', { client: kept('shop'), version: 2 }),
        keep: 'it',
      },
    ],
  },
  { name: 'listen', kind: 'listen', to: 'it', events: EVENTS.slice(1) },
]

const pay = (number: string): NamedStep[] => [
  { name: 'number', kind: 'paste', field: 'number', text: number },
  { name: 'date', kind: 'paste', field: 'expirationDate', text: '1231' },
  { name: 'code', kind: 'paste', field: 'cvv', text: '123' },
  { name: 'card', kind: 'call', calls: [{ ...call('fields.tokenize'), keep: 'card' }] },
]

const request = (changes: { readonly [name: string]: Argument } = {}): Argument => ({
  nonce: kept('card.nonce'),
  bin: '400000',
  amount: '10.00',
  onLookupComplete: callback('onLookupComplete'),
  ...changes,
})

const verify = (name: string): NamedStep => ({
  name,
  kind: 'call',
  calls: [call('it.verifyCard', request())],
})

export const THREE_D_SECURE_SCENARIOS: readonly Scenario[] = [
  {
    title: '3D Secure without a challenge, and what it refuses',
    differs: ['words', 'first digits', 'look-up'],
    steps: [
      ...OPEN_FIELDS.slice(0, 2),
      {
        name: 'no version',
        kind: 'call',
        calls: [
          call('three-d-secure.create', { client: kept('shop') }),
          call('three-d-secure.create', { client: kept('shop'), version: 3 }),
          call('three-d-secure.create', { version: 2 }),
        ],
      },
      ...open,
      ...pay(FRICTIONLESS),
      {
        name: 'missing options',
        kind: 'call',
        calls: [
          call('it.verifyCard', {}),
          call('it.verifyCard', { bin: '400000' }),
          call('it.verifyCard', request({ amount: 'ten' })),
          call('it.verifyCard', request({ amount: ' ' })),
          call('it.verifyCard', request({ onLookupComplete: null })),
          call('it.cancelVerifyCard'),
        ],
      },
      verify('frictionless'),
      verify('the used nonce'),
      { name: 'network away', kind: 'cut', part: '3d secure lookup' },
      verify('without network'),
      { name: 'teardown', kind: 'call', calls: [call('it.teardown')] },
      verify('after teardown'),
    ],
  },
  ...(['right', 'wrong', 'cancel'] as const).map(
    (challenge): Scenario => ({
      title: `3D Secure with a challenge: ${challenge}`,
      differs: ['first digits', 'look-up'],
      steps: [
        ...OPEN_FIELDS.slice(0, 2),
        ...open,
        ...pay(CHALLENGED),
        { name: 'shopper', kind: 'decide', decisions: { challenge } },
        verify('challenge'),
      ],
    }),
  ),
  {
    title: '3D Secure with a challenge: the merchant cancels, and tears down',
    differs: ['words', 'first digits', 'look-up', 'cancelled look-up', "bank's window"],
    steps: [
      ...OPEN_FIELDS.slice(0, 2),
      ...open,
      ...pay(CHALLENGED),
      { name: 'shopper', kind: 'decide', decisions: { challenge: 'wait' } },
      {
        name: 'challenge',
        kind: 'start',
        call: call('it.verifyCard', request()),
        until: 'authentication-modal-render',
      },
      { name: 'two at once', kind: 'call', calls: [call('it.verifyCard', request())] },
      { name: 'cancel', kind: 'call', calls: [call('it.cancelVerifyCard')] },
      {
        name: 'once more',
        kind: 'start',
        call: call('it.verifyCard', request()),
        until: 'authentication-modal-render',
      },
      { name: 'teardown', kind: 'call', calls: [call('it.teardown')] },
    ],
  },
  {
    title: '3D Secure with a challenge, and its script missing',
    differs: ['words', 'first digits', 'look-up', 'cancelled look-up', 'stray rejection'],
    steps: [
      { name: 'no script', kind: 'cut', part: 'songbird script' },
      ...OPEN_FIELDS.slice(0, 2),
      ...open,
      ...pay(CHALLENGED),
      {
        name: 'challenge',
        kind: 'start',
        call: call('it.verifyCard', request()),
        until: 'onLookupComplete',
      },
      { name: 'cancel', kind: 'call', calls: [call('it.cancelVerifyCard')] },
    ],
  },
]
