import { inFile } from '../named-test'

/** Charges, orders and stock. */
export const payments = inFile('tests/api/payments.test.ts', {
  once: 'API-8 a nonce is charged once: the same request is answered with the same transaction',
  used: 'API-6 a used nonce with another amount or from another user is a 409',
  declined: 'API-6 a declined charge is a 402 with the code, the same when asked again',
  field: 'API-6 %s is a 400 that names the field',
})

export const orders = inFile('tests/api/orders.test.ts', {
  ignored: 'API-8 names, prices, status and user in the body are ignored',
  once: 'API-8 a transaction makes one order, also when it is sent many times at once',
  lastPiece: 'API-8 of two buyers of the last piece one gets it, the other her money back',
  stock: 'API-8 under 200 orders at once stock never goes negative and no piece is lost',
  mismatch: 'API-6 %s is a 409, and the payment is cancelled',
  foreign: "API-6 an unknown transaction is a 404, somebody else's a 403, and neither is touched",
})

export const orderRules = inFile('mocks/api/order/order-rules.test.ts', {
  total: 'the total is of our prices, and both amounts must be it',
  stock: 'stock counts over all lines of a product',
})

export const recovery = inFile('tests/api/payment-recovery.test.ts', {
  lostAnswer: 'API-8 money taken whose answer was lost is found when the same request comes again',
  refused: 'API-8 a nonce that the provider refuses leaves no charge behind',
  givenBack: 'API-8 money that could not be given back is given back a minute later',
  killed: 'API-8 the next start brings to an end what a killed process left open',
})

export const gatewayStore = inFile('tests/api/gateway-store.test.ts', {
  once: 'the gateway’s store %s > API-8 uses a nonce up together with its transaction, once',
})

export const cents = inFile('mocks/api/lib/money.test.ts', {
  exact: 'cents survive the way to dollars and back, exactly',
})

export const journal = inFile('src/model/payment-journal/exploration/exploration.test.ts', {
  explored:
    'every interleaving up to depth 12 > PAY-8 PAY-9 one tab at a time: nothing is charged twice, no paid order is lost',
})

export const cardTesting = inFile('tests/api/card-testing.test.ts', {
  crowd: 'API-6 600 charges by five new accounts of one address: a handful reaches the provider',
  account:
    'API-6 ten declines of one account, then no provider is asked, also not from another address',
  address:
    'API-6 forty declines of one address, by however many accounts; the next address is served',
  tiny: 'API-6 charges below a dollar that nothing is ordered for are three a day',
  free: 'API-6 charges of 0 that nothing is ordered for are ten a day, and a hundred of one address in ten minutes',
})

export const freePieces = inFile('tests/api/free-pieces.test.ts', {
  one: 'API-6 an order of 500 free pieces is refused in words, and leaves the stock and its charge as they were',
  small:
    'API-6 many small orders of one account, from whatever address, are 100 free pieces a day; the next day is admitted',
  atOnce: 'API-6 orders at once take no more free pieces than one after the other',
  address: 'API-6 1,000 free pieces a day of one address, by however many accounts',
  honest:
    'API-6 who has used up the free pieces still buys, and gets the money of a mixed order back at once',
})

export const unordered = inFile('tests/api/unordered-charges.test.ts', {
  back: 'a charge that no order is made of > API-8 goes back by itself after 24 hours, and not before',
})

export const reconciliation = inFile('tests/api/reconciliation/reconciliation.test.ts', {
  truth: 'API-8 the report of … purchases is the truth, line by line, and changes nothing',
})
