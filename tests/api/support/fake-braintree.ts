import braintree from 'braintree'

export interface FakeTransaction {
  readonly id: string
  readonly orderId: string
  status: string
  amount: string
  currencyIsoCode: string
  refundIds: string[]
  readonly createdAt: string
}

type Fields = Readonly<Record<string, unknown>>
type Callback = (fault: null, response: object) => void

/**
 * The published SDK over a Braintree of this file's own: what it sends is what it would send, and what it reads is what
 * it would read. Only the wire between is left out.
 */
export function createFakeBraintree() {
  const gateway = new braintree.BraintreeGateway({
    environment: braintree.Environment.Sandbox,
    merchantId: 'merchant',
    publicKey: 'public',
    privateKey: 'private',
  })
  const transactions: FakeTransaction[] = []
  const sales: Fields[] = []
  const usedNonces = new Set<unknown>()
  const fake = {
    gateway,
    transactions,
    /** What each sale was asked with. */
    sales,
    currencyIsoCode: 'USD',
    status: 'submitted_for_settlement',
    /** Whether the search knows of what was taken. */
    isSearchUpToDate: true,
    /** Whether the answers of sales get lost. */
    losesAnswers: false,
    accounts: new Map([['shop_usd', { id: 'shop_usd', currencyIsoCode: 'USD', status: 'active' }]]),
  }

  const sell = (sale: Fields) => {
    sales.push(sale)
    if (usedNonces.has(sale['paymentMethodNonce'])) return { apiErrorResponse: NONCE_USED }
    usedNonces.add(sale['paymentMethodNonce'])
    const transaction = {
      id: `bt_${transactions.length + 1}`,
      orderId: String(sale['orderId']),
      status: fake.status,
      amount: String(sale['amount']),
      currencyIsoCode: fake.currencyIsoCode,
      refundIds: [],
      createdAt: new Date().toISOString(),
    }
    transactions.push(transaction)
    if (fake.losesAnswers) throw new Error('connection lost')
    return { transaction }
  }
  const search = ({ orderId, ids }: { orderId?: { is: string }; ids?: string[] }) =>
    fake.isSearchUpToDate
      ? transactions.filter(({ id, orderId: of }) =>
          ids ? ids.includes(id) : orderId === undefined || orderId.is === of,
        )
      : []
  const find = (path: string) => {
    const id = path.split('/').at(-1) ?? ''
    const account = path.includes('/merchant_accounts/') && fake.accounts.get(id)
    if (account) return { merchantAccount: account }
    const transaction = transactions.find((one) => one.id === id)
    if (transaction) return { transaction }
    throw Object.assign(new Error('Not Found'), { type: 'notFoundError' })
  }

  Object.assign(gateway, {
    http: {
      async post(
        path: string,
        body: { transaction: Fields; search: Parameters<typeof search>[0] },
        callback?: Callback,
      ) {
        if (path.endsWith('/advanced_search_ids')) {
          const ids = search(body.search).map(({ id }) => id)
          return callback?.(null, { searchResults: { pageSize: 50, ids } })
        }
        if (path.endsWith('/advanced_search')) {
          return callback?.(null, {
            creditCardTransactions: { transaction: search(body.search) },
          })
        }
        return sell(body.transaction)
      },
      async put(path: string) {
        const id = path.split('/').at(-2)
        const transaction = transactions.find((one) => one.id === id)
        if (transaction) transaction.status = 'voided'
        return { transaction }
      },
      get: async (path: string) => find(path),
    },
  })
  return fake
}

const NONCE_USED = {
  message: 'Cannot use a payment_method_nonce more than once.',
  errors: {
    transaction: {
      errors: [
        {
          attribute: 'payment_method_nonce',
          code: '91564',
          message: 'Cannot use a payment_method_nonce more than once.',
        },
      ],
    },
    errors: [],
  },
}
