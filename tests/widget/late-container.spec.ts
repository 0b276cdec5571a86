import { expect, test } from './support/test'

const AUTHORIZATION = 'sandbox_testkey_merchant'

/** What pages do with the place between the call of `create` and the client's answer; 1.42.0 looks for it after that. */
const CHANGES = {
  'comes after the call': () => {
    document.querySelector('#payment')?.remove()
    setTimeout(() => {
      const place = document.createElement('div')
      place.id = 'payment'
      document.body.append(place)
    }, 50)
  },
  'is freed of its placeholder': () => {
    const place = document.querySelector('#payment')
    place?.append('Loading …')
    setTimeout(() => place?.replaceChildren(), 50)
  },
  'is emptied again, the loading widget with it': () => {
    setTimeout(() => document.querySelector('#payment')?.replaceChildren(), 50)
  },
  'is replaced by another': () => {
    setTimeout(() => {
      const place = document.querySelector('#payment')
      place?.replaceWith(place.cloneNode(false))
    }, 50)
  },
} as const

for (const address of ['/', '/script/', '/loader/']) {
  for (const [change, act] of Object.entries(CHANGES)) {
    test(`WSET-3 on ${address} a place that ${change} is found once the client is there`, async ({
      merchant,
      page,
    }) => {
      await merchant.open(address)
      await merchant.run(({ simulator }) => simulator.delay('client.create', 300))
      await page.evaluate(act)
      expect(await merchant.create()).toBeUndefined()
      await expect(merchant.hook('wrapper')).toHaveCount(1)
      await merchant.fillCard()
      expect(await merchant.request()).toMatchObject({ type: 'CreditCard' })
      await merchant.use((instance) => instance.teardown())
      await expect(page.locator('#payment')).toBeEmpty()
    })
  }
}

test('WSET-3 a place may come in the same breath as the call', async ({ merchant }) => {
  await merchant.open()
  const created = await merchant.run(async ({ create, listen }) => {
    document.querySelector('#payment')?.remove()
    const creating = create({ authorization: 'sandbox_testkey_merchant', container: '#payment' })
    document.body.insertAdjacentHTML('beforeend', '<div id="payment"></div>')
    return typeof listen(await creating)
  })
  expect(created).toBe('object')
  await expect(merchant.hook('card')).toBeVisible()
})

test('WSET-3 a place that never comes is an error after the client’s answer', async ({
  merchant,
}) => {
  await merchant.open()
  await merchant.run(({ simulator }) => simulator.delay('client.create', 100))
  const options = { authorization: AUTHORIZATION, container: '#nowhere' }
  expect(await merchant.create({ options })).toMatchObject({ code: 'CONTAINER_NOT_FOUND' })
  expect(await merchant.analytics()).toEqual(['started.tokenization-key', 'configuration-error'])
})
