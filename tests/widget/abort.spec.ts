import type { CallName } from '../../mocks/braintree/control/calls/recorded-call'
import { tagsOf } from '../length'
import { VISA } from './support/saved-methods'
import { expect, test } from './support/test'

const saved = [VISA]

/** Where a start can be when it is aborted: the component that doesn't answer yet. */
const stages: readonly CallName[] = [
  'client.create',
  'vault-manager.create',
  'vault-manager.fetchPaymentMethods',
  'hosted-fields.create',
  'paypal-checkout.create',
  'paypal-button.render',
  'data-collector.create',
  'three-d-secure.create',
]

/** Frames of card fields never load once their place has left the page, so those never come late. */
const COMPONENTS = ['vault-manager', 'paypal-checkout', 'data-collector', 'three-d-secure'] as const

for (const stage of stages) {
  test(`an abort during ${stage} ends the start at once, and what comes late is torn down`, {
    tag: tagsOf(stage === 'paypal-checkout.create'),
  }, async ({ merchant }) => {
    await merchant.open()
    await merchant.page.evaluate((methods) => globalThis.merchant.saveMethods(methods), saved)
    const outcome = await merchant.page.evaluate(async (waitsFor) => {
      const { create, simulator, describeFailure, createCustomerToken } = globalThis.merchant
      simulator.hang(waitsFor)
      const stop = new AbortController()
      const creating = create({
        authorization: await createCustomerToken(),
        container: '#payment',
        paypal: { flow: 'vault' },
        threeDSecure: { amount: '1.00' },
        dataCollector: { required: true },
        signal: stop.signal,
      }).then(
        () => 'created',
        (error) => describeFailure(error),
      )
      await new Promise<void>((resolve) => {
        simulator.calls.listen(({ name }) => name === waitsFor && resolve())
      })
      stop.abort(new Error('The shopper left.'))
      const left = document.querySelector('#payment')?.innerHTML
      return [left, await creating]
    }, stage)
    expect(outcome).toEqual([
      '',
      expect.objectContaining({ code: 'ABORTED', cause: 'The shopper left.' }),
    ])
    await merchant.page.evaluate(async (waitsFor) => {
      globalThis.merchant.simulator.release(waitsFor)
      await new Promise((resolve) => setTimeout(resolve, 300))
    }, stage)
    await expect(merchant.page.locator('iframe')).toHaveCount(0)
    const count = async (name: CallName) => (await merchant.calls(name)).length
    for (const component of COMPONENTS) {
      expect(await count(`${component}.teardown`)).toBe(await count(`${component}.create`))
    }
    expect(await merchant.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  })
}

test('a signal that is aborted already starts nothing', async ({ merchant }) => {
  await merchant.open()
  const failure = await merchant.run(async ({ create, describeFailure }) => {
    const signal = AbortSignal.abort(new Error('Too late.'))
    const options = { authorization: 'sandbox_testkey_merchant', container: '#payment', signal }
    return create(options).catch(describeFailure)
  })
  expect(failure).toMatchObject({ code: 'ABORTED', cause: 'Too late.' })
  expect(await merchant.calls('client.create')).toEqual([])
})

test('whoever aborts may start again in the same container at once', async ({ merchant }) => {
  await merchant.open()
  const outcomes = await merchant.run(async ({ create, listen, describeFailure }) => {
    const stop = new AbortController()
    const options = { authorization: 'sandbox_testkey_merchant', container: '#payment' }
    const first = create({ ...options, signal: stop.signal }).catch(describeFailure)
    stop.abort()
    listen(await create(options))
    return [await first]
  })
  expect(outcomes).toEqual([expect.objectContaining({ code: 'ABORTED' })])
  await merchant.fillCard()
  expect(await merchant.request()).toMatchObject({ type: 'CreditCard' })
})

test('a signal that is aborted after the start ends nothing', async ({ merchant }) => {
  await merchant.open()
  await merchant.run(async ({ create, listen }) => {
    const stop = new AbortController()
    const { signal } = stop
    const options = { authorization: 'sandbox_testkey_merchant', container: '#payment', signal }
    listen(await create(options))
    stop.abort()
  })
  await merchant.fillCard()
  expect(await merchant.request()).toMatchObject({ type: 'CreditCard' })
})

test('with a callback an abort is its error', async ({ merchant }) => {
  await merchant.open()
  const code = await merchant.run(
    ({ create, describeFailure }) =>
      new Promise<string>((resolve) => {
        const stop = new AbortController()
        const { signal } = stop
        const options = { authorization: 'sandbox_testkey_merchant', container: '#payment', signal }
        create(options, (error) => resolve(describeFailure(error).code))
        stop.abort()
      }),
  )
  expect(code).toBe('ABORTED')
})
