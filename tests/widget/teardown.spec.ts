import { LONG, tagsOf } from '../length'
import { VISA } from './support/saved-methods'
import { expect, test } from './support/test'

const saved = [VISA]

const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' }

/** What the scripts of Apple, Google and PayPal put on a page, and nobody can take off again. */
const PROVIDER_GLOBALS = ['ApplePaySession', 'google', 'paypal']

/** Everything at once: each of the provider's components has something to tear down. */
const everything = {
  saved,
  gateway: { payWithVenmo: true, applePayWeb: true, androidPay: true },
  options: {
    paypal: { flow: 'vault' },
    venmo: true,
    applePay: {
      displayName: 'Shop',
      paymentRequest: { total: { label: 'Shop', amount: '1.00' } },
    },
    googlePay: { googlePayVersion: 2, transactionInfo },
    dataCollector: true,
    threeDSecure: { amount: '1.00' },
  },
}

test.describe('frameworks call a widget that is gone in any order', () => {
  test.use({ expectedConsole: /cannot be called after teardown/ })

  test('WSET-10 after teardown what does something fails, and what asks or cleans up is quiet', async ({
    merchant,
  }) => {
    await merchant.start({ saved })
    const outcomes = await merchant.use(async (instance) => {
      await instance.teardown()
      const calls = {
        requestPaymentMethod: () => instance.requestPaymentMethod(),
        updateConfiguration: () => instance.updateConfiguration('paypal', 'amount', '1.00'),
        on: () => instance.on('changeActiveView', () => undefined),
        isPaymentMethodRequestable: () => instance.isPaymentMethodRequestable(),
        clearSelectedPaymentMethod: () => instance.clearSelectedPaymentMethod(),
        getAvailablePaymentOptions: () => instance.getAvailablePaymentOptions(),
        off: () => instance.off('changeActiveView', () => undefined),
        hasListener: () => instance.hasListener('changeActiveView'),
        teardown: () => instance.teardown(),
      }
      const settled = Object.entries(calls).map(async ([name, call]) => {
        try {
          return [name, JSON.stringify(await call())] as const
        } catch (error) {
          return [name, globalThis.merchant.describeFailure(error).message] as const
        }
      })
      return Object.fromEntries(await Promise.all(settled))
    })
    const saysSo = (name: string) => `${name} cannot be called after teardown.`
    expect(outcomes).toEqual({
      requestPaymentMethod: saysSo('requestPaymentMethod'),
      updateConfiguration: saysSo('updateConfiguration'),
      on: saysSo('on'),
      isPaymentMethodRequestable: 'false',
      getAvailablePaymentOptions: '[]',
      hasListener: 'false',
    })
    const quiet = [
      'isPaymentMethodRequestable',
      'clearSelectedPaymentMethod',
      'getAvailablePaymentOptions',
      'off',
      'hasListener',
    ]
    expect(merchant.console).toEqual(quiet.map(saysSo))
  })
})

test('WSET-11 B-090 teardown ends every component, and leaves the page as it was', async ({
  merchant,
  baseURL,
}) => {
  await merchant.takeSecureOrigin(baseURL)
  await merchant.open()
  const page = () =>
    merchant.page.evaluate(
      (provided) => ({
        head: document.head.childElementCount,
        body: document.body.childElementCount,
        container: document.querySelector('#payment')?.innerHTML,
        styles: document.adoptedStyleSheets.length,
        globals: Object.keys(window).filter((name) => !provided.includes(name)),
      }),
      PROVIDER_GLOBALS,
    )
  const before = await page()
  await merchant.create(everything)
  expect(await merchant.use((instance) => instance.getAvailablePaymentOptions())).toHaveLength(5)
  await merchant.use((instance) => instance.teardown())
  expect(await page()).toEqual(before)
  const calls = await merchant.run(({ simulator }) =>
    simulator.calls.list().map(({ name }) => name),
  )
  const ended = (method: string) =>
    calls.filter((name) => name.endsWith(`.${method}`)).map((name) => name.split('.')[0])
  // The client is shared by everyone on the page who uses the same authorization.
  expect(ended('teardown').sort()).toEqual(
    ended('create')
      .filter((name) => name !== 'client')
      .sort(),
  )
})

test('WSET-11 what a component says after a teardown reaches no handler', async ({ merchant }) => {
  await merchant.start({ saved, options: { threeDSecure: { amount: '1.00' } } })
  const bank = await merchant.page.evaluateHandle(() =>
    globalThis.merchant.simulator.threeDSecure.newest(),
  )
  const tell = () => bank.evaluate((events) => events.emit('customer-canceled', undefined))
  await tell()
  expect(await merchant.events()).toEqual(['3ds:customer-canceled'])
  await merchant.use((instance) => instance.teardown())
  await tell()
  expect(await merchant.events()).toEqual(['3ds:customer-canceled'])
})

test('WSET-11 a second widget in the same container works, and a second teardown is nothing', async ({
  merchant,
}) => {
  await merchant.start()
  await merchant.use(async (instance) => {
    await instance.teardown()
    await instance.teardown()
  })
  expect(await merchant.calls('hosted-fields.teardown')).toHaveLength(1)
  expect(await merchant.create()).toBeUndefined()
  await merchant.fillCard()
  expect(await merchant.request()).toMatchObject({ type: 'CreditCard' })
})

test('WSET-1 teardown takes a callback', async ({ merchant }) => {
  await merchant.start()
  const received = await merchant.use(
    (instance) =>
      new Promise<unknown[]>((resolve) => {
        instance.teardown((...args) => resolve(args))
      }),
  )
  expect(received).toEqual([null, undefined])
})

test('B-089 teardown waits for every component', async ({ merchant }) => {
  await merchant.start({ saved, options: { threeDSecure: { amount: '1.00' } } })
  const order = await merchant.run(async ({ simulator, instances: [instance] }) => {
    simulator.hang('three-d-secure.teardown')
    const steps: string[] = []
    const tearingDown = instance?.teardown().then(() => steps.push('torn down'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    steps.push('released')
    simulator.release('three-d-secure.teardown')
    await tearingDown
    return steps
  })
  expect(order).toEqual(['released', 'torn down'])
})

const failures = {
  'data-collector': 'Drop-in errored tearing down Data Collector.',
  'three-d-secure': 'Drop-in errored tearing down 3D Secure.',
  'hosted-fields': 'Simulated TEARDOWN_FAILED',
} as const

for (const [component, message] of Object.entries(failures)) {
  test(`WSET-11 B-089 ${component} that fails late: the error is told, the rest is gone`, {
    // Those that the specification has texts for.
    tag: tagsOf(component !== 'hosted-fields'),
  }, async ({ merchant }) => {
    await merchant.start({
      saved,
      options: { dataCollector: true, threeDSecure: { amount: '1.00' } },
    })
    const told = await merchant.page.evaluate(async (failing) => {
      const { simulator, instances, describeFailure } = globalThis.merchant
      const name = `${failing}.teardown` as 'hosted-fields.teardown'
      simulator.delay(name, 50)
      simulator.fail(name, { code: 'TEARDOWN_FAILED' })
      try {
        await instances[0]?.teardown()
        return 'nothing'
      } catch (error) {
        return describeFailure(error).message
      }
    }, component)
    expect(told).toBe(message)
    await expect(merchant.hook('wrapper')).toHaveCount(0)
    expect(await merchant.calls('data-collector.teardown')).toHaveLength(1)
    expect(await merchant.create({ saved })).toBeUndefined()
  })
}

test('B-089 a component that never says that it is gone is given up after ten seconds', {
  tag: LONG,
}, async ({ merchant, page }) => {
  await page.clock.install()
  await merchant.open()
  await merchant.run(({ simulator }) => simulator.hang('hosted-fields.teardown'))
  const creating = merchant.create()
  await page.clock.runFor(2000)
  await creating
  const tearingDown = merchant.use(async (instance) => {
    try {
      await instance.teardown()
      return 'torn down'
    } catch (error) {
      return globalThis.merchant.describeFailure(error).code
    }
  })
  await page.clock.runFor(10_000)
  expect(await tearingDown).toBe('COMPONENT_TIMED_OUT')
  await expect(merchant.hook('wrapper')).toHaveCount(0)
})

test('a request that is under way when the widget ends rejects', async ({ merchant }) => {
  await merchant.start()
  await merchant.fillCard()
  const outcome = await merchant.run(async ({ simulator, instances: [instance] }) => {
    simulator.hang('hosted-fields.tokenize')
    const requesting = instance?.requestPaymentMethod().then(
      () => 'resolved',
      (error) => globalThis.merchant.describeFailure(error).code,
    )
    await instance?.teardown()
    simulator.release('hosted-fields.tokenize')
    return requesting
  })
  expect(outcome).toBe('TORN_DOWN')
})
