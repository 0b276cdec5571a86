import { LONG } from '../length'
import { PAYPAL_ACCOUNT, VISA } from './support/saved-methods'
import { expect, test } from './support/test'

const paypal = { flow: 'vault' }
const saved = [VISA, PAYPAL_ACCOUNT]

test('WREQ-1 WREQ-2 the card sheet is requestable as long as its form is complete', async ({
  merchant,
}) => {
  await merchant.start()
  await merchant.fillCard()
  await merchant.field('cvv').press('Backspace')
  await merchant.field('cvv').pressSequentially('3')
  await expect
    .poll(() => merchant.events())
    .toEqual([
      'paymentMethodRequestable CreditCard false',
      'noPaymentMethodRequestable',
      'paymentMethodRequestable CreditCard false',
    ])
})

test('WREQ-2 B-105 a listener of validityChange finds the widget up to date', async ({
  merchant,
}) => {
  await merchant.start()
  await merchant.use((instance) => {
    instance.on('card:validityChange', () => {
      document.title += instance.isPaymentMethodRequestable() ? '1' : '0'
    })
  })
  await merchant.fillCard()
  await expect.poll(() => merchant.page.title()).toMatch(/01$/)
})

test('WREQ-2 choosing a tile tells view, requestable and option in this order', {
  tag: LONG,
}, async ({ merchant }) => {
  await merchant.start({ saved, options: { paypal } })
  await merchant.hook('toggle').click()
  await merchant.tile('PayPal').click()
  expect(await merchant.events()).toEqual([
    'changeActiveView methods paypal',
    'noPaymentMethodRequestable',
    'paymentOptionSelected paypal',
  ])
})

test('WREQ-3 a saved method: payload without undefined facts, a copy each time', async ({
  merchant,
}) => {
  await merchant.start({ saved: [{ ...VISA, hasSubscription: true }] })
  const payload = await merchant.request()
  expect(payload).toMatchObject({
    type: 'CreditCard',
    vaulted: true,
    hasSubscription: true,
    details: { lastFour: '1111', cardType: 'Visa' },
  })
  const [first, second] = await merchant.use(async (instance) => {
    const one = await instance.requestPaymentMethod()
    Reflect.set(one.details, 'lastFour', 'changed')
    return [one, await instance.requestPaymentMethod()]
  })
  expect(first?.details).toMatchObject({ lastFour: 'changed' })
  expect(second?.details).toMatchObject({ lastFour: '1111' })
})

test('WREQ-3 a guest card has description and bin data, and no vaulted', async ({ merchant }) => {
  await merchant.start()
  await merchant.fillCard()
  const payload = await merchant.request()
  expect(payload).toMatchObject({ description: 'ending in 11', binData: expect.any(Object) })
  expect(payload).not.toHaveProperty('vaulted')
  expect(payload).not.toHaveProperty('liabilityShifted')
})

for (const view of ['options', 'methods'] as const) {
  test(`WREQ-4 on the ${view} list without a choice it rejects`, async ({ merchant }) => {
    await merchant.start({
      ...(view === 'methods' ? { saved } : {}),
      options: { paypal, preselectVaultedPaymentMethod: false },
    })
    expect(await merchant.refusal()).toMatchObject({
      code: 'NO_PAYMENT_METHOD',
      fault: 'shopper',
      message: 'No payment method is available.',
    })
    expect(await merchant.analytics()).toContain('request-payment-method.error')
  })
}

test('WREQ-4 while editing it rejects', async ({ merchant }) => {
  await merchant.start({ saved, options: { vaultManager: true } })
  await merchant.hook('methods-edit').click()
  expect(await merchant.refusal()).toMatchObject({ code: 'NO_PAYMENT_METHOD' })
})

test('WREQ-5 the card fields’ own events come through, each with the form’s state', async ({
  merchant,
}) => {
  await merchant.start()
  await merchant.use((instance) => {
    instance.on('card:cardTypeChange', ({ cards, emittedBy }) => {
      if (cards.length === 1) document.title = `${cards[0]?.type} from ${emittedBy}`
    })
  })
  await merchant.fillCard()
  await merchant.field('cvv').press('Enter')
  await merchant.page.locator('#after').focus()
  await expect(merchant.page).toHaveTitle('visa from number')
  const names = () => merchant.run(({ events }) => [...new Set(events.map(([name]) => name))])
  await expect
    .poll(names)
    .toEqual(
      expect.arrayContaining([
        'card:focus',
        'card:blur',
        'card:notEmpty',
        'card:cardTypeChange',
        'card:validityChange',
        'card:inputSubmitRequest',
        'card:binAvailable',
      ]),
    )
  await merchant.request()
  await expect
    .poll(() => merchant.run(({ events }) => events.some(([name]) => name === 'card:empty')))
    .toBe(true)
})

test('WREQ-6 a saved PayPal account', async ({ merchant }) => {
  await merchant.start({ saved: [PAYPAL_ACCOUNT], options: { paypal } })
  expect(await merchant.request()).toMatchObject({
    type: 'PayPalAccount',
    details: { email: 'jane@example.com' },
    vaulted: true,
  })
})

test('two requests at once are about the same card, which is tokenized once', async ({
  merchant,
}) => {
  await merchant.start()
  await merchant.fillCard()
  const nonces = await merchant.use(async (instance) => {
    const all = [instance.requestPaymentMethod(), instance.requestPaymentMethod()]
    return (await Promise.all(all)).map(({ nonce }) => nonce)
  })
  expect(new Set(nonces).size).toBe(1)
  expect(await merchant.calls('hosted-fields.tokenize')).toHaveLength(1)
})

test('on, off and hasListener', { tag: LONG }, async ({ merchant }) => {
  await merchant.start({ options: { paypal } })
  const heard = await merchant.use((instance) => {
    const calls: string[] = []
    const twice = () => calls.push('twice')
    const stranger = () => calls.push('stranger')
    instance.on('paymentOptionSelected', twice)
    instance.on('paymentOptionSelected', twice)
    instance.off('paymentOptionSelected', stranger)
    document.querySelector<HTMLElement>('.braintree-option__card')?.click()
    const both = [...calls]
    instance.off('paymentOptionSelected', twice)
    return [both, instance.hasListener('paymentOptionSelected')]
  })
  expect(heard).toEqual([['twice', 'twice'], true])
})

test.describe(() => {
  test.use({ expectedConsole: /uncaught broken handler/ })

  test('B-098 a handler that throws stops nothing, and the page hears of it', async ({
    merchant,
  }) => {
    await merchant.start({ options: { paypal } })
    await merchant.use((instance) => {
      instance.on('changeActiveView', () => {
        throw new Error('broken handler')
      })
    })
    await merchant.tile('PayPal').click()
    expect(await merchant.shown()).toEqual(['toggle', 'paypal'])
    expect(await merchant.events()).toEqual([
      'changeActiveView options paypal',
      'paymentOptionSelected paypal',
    ])
    expect(merchant.console.join()).toContain('broken handler')
  })
})

test('a handler may call the widget back', { tag: LONG }, async ({ merchant }) => {
  await merchant.start({ saved, options: { paypal } })
  await merchant.use((instance) => {
    instance.on('paymentOptionSelected', () => instance.clearSelectedPaymentMethod())
  })
  await merchant.hook('toggle').click()
  await merchant.tile('PayPal').click()
  await merchant.hook('toggle').click()
  await expect(merchant.hook('methods')).toBeVisible()
  await expect(merchant.page.getByRole('radio', { checked: true })).toHaveCount(0)
})
