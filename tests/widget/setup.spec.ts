import { tagsOf } from '../length'
import { expect, test } from './support/test'

test.describe('create', () => {
  test('WSET-1 returns a promise of an instance', async ({ merchant }) => {
    await merchant.start()
    expect(await merchant.use((instance) => Object.keys(instance).sort())).toEqual([
      'clearSelectedPaymentMethod',
      'getAvailablePaymentOptions',
      'hasListener',
      'isPaymentMethodRequestable',
      'off',
      'on',
      'requestPaymentMethod',
      'teardown',
      'updateConfiguration',
    ])
    expect(await merchant.run(({ VERSION }) => VERSION)).toBe('1.42.0')
  })

  test('WSET-1 with a callback it calls back instead, once and later', async ({ merchant }) => {
    await merchant.open()
    const log = await merchant.run(
      ({ create }) =>
        new Promise<unknown[]>((resolve) => {
          const calls: unknown[] = []
          const options = { authorization: 'sandbox_testkey_merchant', container: '#payment' }
          const returned = create(options, (error, instance) => {
            calls.push(error, typeof instance?.requestPaymentMethod)
            setTimeout(() => resolve([returned, ...calls]), 50)
          })
          calls.push('returned')
        }),
    )
    expect(log).toEqual([undefined, 'returned', null, 'function'])
  })

  test('WSET-1 with a callback a failure is its only argument', async ({ merchant }) => {
    await merchant.open()
    const received = await merchant.run(
      ({ create, describeFailure }) =>
        new Promise<unknown>((resolve) => {
          create({ authorization: '', container: '#payment' }, (...args) =>
            resolve([args.length, describeFailure(args[0]).message]),
          )
        }),
    )
    expect(received).toEqual([1, 'options.authorization is required.'])
  })

  test('WSET-2 refuses to start without an authorization', async ({ merchant }) => {
    await merchant.open()
    expect(await merchant.create({ options: { authorization: '' } })).toMatchObject({
      name: 'DropinError',
      code: 'AUTHORIZATION_REQUIRED',
      fault: 'merchant',
      message: 'options.authorization is required.',
      hasStack: true,
    })
  })

  const places = [
    [{ container: undefined }, 'CONTAINER_REQUIRED', 'options.container is required.'],
    [
      { selector: '#payment' },
      'CONTAINER_AND_SELECTOR',
      'Must only have one options.selector or options.container.',
    ],
    [
      { container: '#nowhere' },
      'CONTAINER_NOT_FOUND',
      'options.selector or options.container must reference a valid DOM node.',
    ],
    [
      { container: 'main' },
      'CONTAINER_NOT_EMPTY',
      'options.selector or options.container must reference an empty DOM node.',
    ],
    [
      { container: '#1 not a selector' },
      'CONTAINER_NOT_FOUND',
      'options.selector or options.container must reference a valid DOM node.',
    ],
  ] as const

  for (const [options, code, message] of places) {
    test(`WSET-3 says what is wrong with ${JSON.stringify(options)}`, {
      tag: tagsOf(code === 'CONTAINER_NOT_EMPTY'),
    }, async ({ merchant }) => {
      await merchant.open()
      expect(await merchant.create({ options })).toMatchObject({ code, message })
      expect(await merchant.analytics()).toEqual([
        'started.tokenization-key',
        'configuration-error',
      ])
      await expect(merchant.hook('wrapper')).toHaveCount(0)
    })
  }

  test('WSET-3 takes selector as another name of container, and an element', async ({
    merchant,
  }) => {
    await merchant.open()
    const options = { container: undefined, selector: '#payment' }
    expect(await merchant.create({ options })).toBeUndefined()
    await expect(merchant.hook('card')).toBeVisible()
  })

  test('WSET-3 white space is nothing in the container, a comment is something', async ({
    merchant,
  }) => {
    await merchant.open()
    await merchant.page.locator('#payment').evaluate((place) => place.append('\n  '))
    expect(await merchant.create()).toBeUndefined()
    await merchant.use((instance) => instance.teardown())
    await merchant.page
      .locator('#payment')
      .evaluate((place) => place.replaceChildren(document.createComment('the widget goes here')))
    expect(await merchant.create()).toMatchObject({ code: 'CONTAINER_NOT_EMPTY' })
  })

  test('WSET-4 the priority orders the tiles, without duplicates', async ({ merchant }) => {
    await merchant.start({
      options: { paypal: { flow: 'vault' }, paymentOptionPriority: ['paypal', 'card', 'paypal'] },
    })
    await expect(merchant.page.getByRole('radio')).toHaveCount(2)
    await expect(merchant.page.getByRole('radio').first()).toHaveAccessibleName('PayPal')
    expect(await merchant.use((instance) => instance.getAvailablePaymentOptions())).toEqual([
      'paypal',
      'card',
    ])
  })

  test('WSET-4 an unknown option in the priority stops the start', async ({ merchant }) => {
    await merchant.open()
    const failure = await merchant.create({ options: { paymentOptionPriority: ['cash'] } })
    expect(failure?.message).toBe('paymentOptionPriority: Invalid payment option specified.')
    await expect(merchant.hook('wrapper')).toHaveCount(0)
  })

  test('WSET-5 an option needs the merchant and the gateway', async ({ merchant }) => {
    await merchant.start({ options: { paypal: { flow: 'vault' }, venmo: true } })
    const available = () => merchant.use((instance) => instance.getAvailablePaymentOptions())
    expect(await available()).toEqual(['card', 'paypal'])
  })

  test('WSET-5 card false leaves cards out', async ({ merchant }) => {
    await merchant.start({ options: { card: false, paypal: { flow: 'vault' } } })
    await expect(merchant.hook('paypal')).toBeVisible()
    await expect(merchant.page.locator('iframe')).toHaveCount(0)
  })

  test('WSET-6 nothing enabled', async ({ merchant }) => {
    await merchant.open()
    expect(await merchant.create({ options: { card: false } })).toMatchObject({
      code: 'NO_PAYMENT_OPTIONS',
      message: 'No valid payment options available.',
    })
  })
})
