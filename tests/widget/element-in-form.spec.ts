import type { Page } from 'playwright/test'
import { define, heard, KEY, openElementPage, TAG, write } from './support/element-page'
import { expect, test } from './support/test'

test.beforeEach(async ({ page, merchant: _quietConsole }) => {
  await openElementPage(page)
  await define(page)
})

/** Takes what forms of the page send. */
async function receive(page: Page): Promise<URLSearchParams[]> {
  const received: URLSearchParams[] = []
  await page.route('**/pay', (route) => {
    received.push(new URLSearchParams(route.request().postData() ?? ''))
    return route.fulfill({ contentType: 'text/html', body: 'Thank you' })
  })
  return received
}

test('WPKG-5 with in-form it holds the submit until there is a nonce, and two presses send one', async ({
  page,
  merchant,
}) => {
  const received = await receive(page)
  await write(
    page,
    `<form action="/pay" method="post"><${TAG} in-form ${KEY} data-collector></${TAG}>
     <button name="method" value="new">Pay</button></form>`,
  )
  const pay = page.getByRole('button', { name: 'Pay' })
  await pay.click()
  await expect(merchant.hook('number-field-error')).toHaveText('Enter the card number.')
  await merchant.fillCard()
  await pay.dblclick()
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(received.map((values) => [...values.keys()].sort())).toEqual([
    ['device_data', 'method', 'payment_method_nonce'],
  ])
})

test('WPKG-5 with in-form a nonce goes where the pressed button sends it, and that once', async ({
  page,
  merchant,
}) => {
  const received: string[] = []
  await page.route('**/{pay,other}{,?*}', (route) => {
    received.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    return route.fulfill({ status: 204 })
  })
  await write(
    page,
    `<form action="/pay" method="post"><${TAG} in-form ${KEY}></${TAG}><input name="action">
     <button formaction="/other" formmethod="get" formtarget="_self">Other</button><button>Pay</button></form>`,
  )
  await merchant.fillCard()
  for (const [index, name] of ['Other', 'Pay'].entries()) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => received.length).toBe(index + 1)
  }
  expect(received).toEqual(['GET /other', 'POST /pay'])
})

test('WPKG-5 WVIEW-8 with in-form a press without a choice leads to what there is to choose from', async ({
  page,
}) => {
  const paypal = `paypal='{"flow":"vault"}'`
  await write(
    page,
    `<form action="/pay" method="post"><${TAG} in-form ${KEY} ${paypal}></${TAG}><button>Pay</button></form>`,
  )
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('radio', { name: 'Card' })).toBeFocused()
})

test('WPKG-5 with in-form a form in another component’s shadow root is sent with a nonce', async ({
  page,
  merchant,
}) => {
  const received = await receive(page)
  await page.evaluate(
    ([tag, key]) => {
      const host = document.createElement('div')
      document.querySelector('#root')?.append(host)
      host
        .attachShadow({ mode: 'open' })
        .setHTMLUnsafe(
          `<form action="/pay" method="post"><${tag} in-form ${key}></${tag}><button>Pay</button></form>`,
        )
    },
    [TAG, KEY] as const,
  )
  await merchant.fillCard()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(received.map((values) => [...values.keys()])).toEqual([['payment_method_nonce']])
  expect(received[0]?.get('payment_method_nonce')).toMatch(/./)
})

/** How a page refuses to send a form, each by a listener that comes before the element or after it. */
const REFUSALS = [
  'a listener of the form that was there first',
  'a later listener of the form',
  'a later onsubmit of the form',
  'a later listener around the form',
  'a later returnValue around the form',
] as const

for (const refusal of REFUSALS) {
  test(`WPKG-5 with in-form a submit that is refused makes no nonce: ${refusal}`, async ({
    page,
    merchant,
  }) => {
    const received = await receive(page)
    await page.evaluate((name) => {
      const form = document.createElement('form')
      Object.assign(form, { action: '/pay', method: 'post' })
      form.setHTMLUnsafe(
        '<label><input id="agreed" type="checkbox"> I agree</label><button>Pay</button>',
      )
      const isAgreed = () => form.querySelector('#agreed:checked') !== null
      const refuse = (event: Event) => {
        if (!isAgreed()) event.preventDefault()
      }
      if (name.endsWith('first')) form.addEventListener('submit', refuse)
      document.querySelector('#root')?.append(form)
      const element = globalThis.elementMerchant.create()
      element.setAttribute('in-form', '')
      form.prepend(element)
      if (name.includes('later listener of')) form.addEventListener('submit', refuse)
      if (name.includes('onsubmit')) form.onsubmit = isAgreed
      if (name.includes('listener around')) document.addEventListener('submit', refuse)
      if (name.includes('returnValue')) {
        document.addEventListener('submit', (event) => {
          event.returnValue = isAgreed()
        })
      }
    }, refusal)
    await merchant.fillCard()
    await expect.poll(() => heard(page)).toContain('requestable CreditCard')
    const pay = page.getByRole('button', { name: 'Pay' })
    await page.evaluate(() => globalThis.elementMerchant.simulator.hang('hosted-fields.tokenize'))
    const before = (await heard(page)).length
    await pay.click()
    // What the press has begun is on its way by the time that a field has answered.
    await merchant.field('expirationDate').focus()
    await expect
      .poll(async () => (await heard(page)).slice(before))
      .toContain('focus expirationDate')
    const calls = await page.evaluate(() => {
      const { simulator } = globalThis.elementMerchant
      simulator.release('hosted-fields.tokenize')
      return simulator.calls.list().map(({ name }) => name)
    })
    expect(calls).not.toContain('hosted-fields.tokenize')
    expect(received).toEqual([])
    await page.getByRole('checkbox').check()
    await pay.click()
    await expect(page.getByText('Thank you')).toBeVisible()
    expect(received.map((values) => [...values.keys()])).toEqual([['payment_method_nonce']])
  })
}

test('WPKG-5 with in-form what listens around the form finds the submit held, and may stop it there', async ({
  page,
  merchant,
}) => {
  const received = await receive(page)
  await write(
    page,
    `<form action="/pay" method="post"><${TAG} in-form ${KEY}></${TAG}><button>Pay</button></form>`,
  )
  await page.evaluate(() => {
    const form = document.querySelector('form')
    form?.addEventListener('submit', ({ defaultPrevented }) => {
      form.dataset['held'] = `${defaultPrevented}`
    })
    document.querySelector('#root')?.addEventListener('submit', (event) => {
      if (form) form.dataset['held'] += ` ${event.defaultPrevented}`
      event.stopPropagation()
    })
  })
  const pay = page.getByRole('button', { name: 'Pay' })
  await pay.click()
  await expect(page.locator('form')).toHaveAttribute('data-held', 'false true')
  await merchant.fillCard()
  await pay.click()
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(received.map((values) => [...values.keys()])).toEqual([['payment_method_nonce']])
})

test('WPKG-5 without in-form the page’s own form is left alone', async ({ page }) => {
  await receive(page)
  await write(
    page,
    `<form action="/pay" method="post"><${TAG} ${KEY}></${TAG}><button>Pay</button></form>`,
  )
  await expect(page.locator('iframe')).toHaveCount(3)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
})
