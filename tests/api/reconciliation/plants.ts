import { ago, type Plant, pending, unordered } from './plant'
import { PLANTS_OF_AMOUNTS } from './plants-of-amounts'

const isReturned = true

/** Every way in which the records of a purchase can be, good and bad. */
export const PLANTS: readonly Plant[] = [
  {
    name: 'paid and ordered',
    change: ({ charge, order, transaction }) => ({ charge, order, transactions: [transaction] }),
  },
  {
    name: 'declined',
    change: (good) => ({
      charge: { ...unordered(good), status: 'declined' },
      order: undefined,
      transactions: [{ ...good.transaction, isDeclined: true }],
    }),
  },
  {
    name: 'given back',
    change: (good) => ({
      charge: { ...unordered(good), status: 'voided' },
      order: undefined,
      transactions: [{ ...good.transaction, isVoided: true }],
    }),
  },
  {
    name: 'free',
    change: ({ charge, order }) => ({
      charge: { ...charge, nonce: null, nonceUse: 'none', amountCents: 0 },
      order: { ...order, amountCents: 0 },
      transactions: [],
    }),
  },
  {
    name: 'on its way',
    change: (good) => ({
      charge: { ...unordered(good), updatedAt: good.now },
      order: undefined,
      transactions: [good.transaction],
    }),
  },
  {
    name: 'ordered, cancelled, and refunded at the provider',
    change: ({ charge, order, transaction }) => ({
      charge,
      order: { ...order, status: 'Cancelled' },
      transactions: [{ ...transaction, isVoided: true }],
    }),
  },
  {
    name: 'killed between charge and order, hours ago',
    change: (good) => ({
      charge: unordered(good),
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'money-without-order', repair: null },
  },
  {
    name: 'killed between charge and order, a day ago',
    change: (good) => ({
      charge: { ...unordered(good), createdAt: ago(good, 25), updatedAt: ago(good, 25) },
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'money-without-order', repair: 'give-up-order', isReturned },
  },
  {
    name: 'never ordered, two months ago',
    change: (good) => ({
      charge: { ...unordered(good), createdAt: ago(good, 1500), updatedAt: ago(good, 1500) },
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'money-without-order', repair: 'give-up-order', isReturned },
  },
  {
    name: 'timed out after the money was taken',
    change: (good) => ({
      charge: pending(good),
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'charge-unsettled', repair: 'settle', next: 'money-without-order' },
  },
  {
    name: 'timed out after a decline',
    change: (good) => ({
      charge: pending(good),
      order: undefined,
      transactions: [{ ...good.transaction, isDeclined: true }],
    }),
    truth: { kind: 'charge-unsettled', repair: 'settle' },
  },
  {
    name: 'timed out after another currency was taken',
    change: (good) => ({
      charge: pending(good),
      order: undefined,
      transactions: [{ ...good.transaction, currency: 'EUR' }],
    }),
    truth: { kind: 'charge-unsettled', repair: 'settle', isReturned },
  },
  {
    name: 'killed before the provider was reached',
    change: (good) => ({ charge: pending(good), order: undefined, transactions: [] }),
    truth: { kind: 'charge-hangs', repair: 'settle' },
  },
  {
    name: 'asked again after a time-out, and refused as a payment that was used',
    change: (good) => ({
      charge: { ...pending(good), mayBeTaken: true },
      order: undefined,
      transactions: [],
    }),
    truth: { kind: 'charge-likely-taken', repair: 'settle' },
  },
  {
    name: 'asked again and refused, and found since',
    change: (good) => ({
      charge: { ...pending(good), mayBeTaken: true },
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'charge-unsettled', repair: 'settle', next: 'money-without-order' },
  },
  {
    name: 'void failed',
    change: (good) => ({
      charge: { ...unordered(good), status: 'voiding' },
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'refund-hangs', repair: 'give-back', isReturned },
  },
  {
    name: 'killed between the void and its note',
    change: (good) => ({
      charge: { ...unordered(good), status: 'voiding' },
      order: undefined,
      transactions: [{ ...good.transaction, isVoided: true }],
    }),
    truth: { kind: 'refund-hangs', repair: 'give-back', isReturned },
  },
  {
    name: 'noted as given back, and still there',
    change: (good) => ({
      charge: { ...unordered(good), status: 'voided' },
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'refund-missing', repair: 'give-back-transaction', isReturned },
  },
  {
    name: 'taken despite a decline',
    change: (good) => ({
      charge: { ...unordered(good), status: 'declined' },
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'taken-despite-decline', repair: 'give-back-transaction', isReturned },
  },
  {
    name: 'given back at the provider alone',
    change: (good) => ({
      charge: unordered(good),
      order: undefined,
      transactions: [{ ...good.transaction, isVoided: true }],
    }),
    truth: { kind: 'refund-unrecorded', repair: 'note-return' },
  },
  {
    name: 'ordered, and given back at the provider',
    change: ({ charge, order, transaction }) => ({
      charge,
      order,
      transactions: [{ ...transaction, isVoided: true }],
    }),
    truth: { kind: 'order-without-money', repair: null },
  },
  {
    name: 'ordered, and unknown to the provider',
    change: ({ charge, order }) => ({ charge, order, transactions: [] }),
    truth: { kind: 'order-without-money', repair: null },
  },
  {
    name: 'ordered, and given back by the shop',
    change: ({ charge, order, transaction }) => ({
      charge: { ...charge, status: 'voided' },
      order,
      transactions: [{ ...transaction, isVoided: true }],
    }),
    truth: { kind: 'order-without-money', repair: null },
  },
  {
    name: 'ordered without any charge',
    change: ({ order }) => ({ charge: undefined, order, transactions: [] }),
    truth: { kind: 'order-without-money', repair: null },
  },
  {
    name: 'unordered, and unknown to the provider',
    change: (good) => ({ charge: unordered(good), order: undefined, transactions: [] }),
    truth: { kind: 'unknown-at-provider', repair: null },
  },
  ...PLANTS_OF_AMOUNTS,
]
