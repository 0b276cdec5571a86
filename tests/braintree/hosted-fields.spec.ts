import { expect, test } from 'playwright/test'
import { LONG } from '../length'
import { field, openHostedFields, takeHeard } from './support/hosted-fields-page'

test.beforeEach(async ({ page }) => {
  await openHostedFields(page)
})

test('a number is grouped while it is typed, and the caret stays where the typing is', async ({
  page,
}) => {
  const number = field(page, 'number')
  await number.pressSequentially('4111111111111111')
  await expect(number).toHaveValue('4111 1111 1111 1111')
  for (let step = 0; step < 5; step += 1) await number.press('ArrowLeft')
  await number.press('Backspace')
  await number.pressSequentially('9')
  await expect(number).toHaveValue('4111 1111 1119 1111')
  await number.fill('378282246310005')
  await expect(number).toHaveValue('3782 822463 10005')
})

test('an expiration date gets its slash and can lose it again', { tag: LONG }, async ({ page }) => {
  const date = field(page, 'expirationDate')
  await date.pressSequentially('123')
  await expect(date).toHaveValue('12 / 3')
  await date.press('Backspace')
  await expect(date).toHaveValue('12')
  await date.pressSequentially('30')
  await expect(date).toHaveValue('12 / 30')
  await date.fill('3')
  await expect(date).toHaveValue('03 / ')
})

test('letters go into no number, and a security code ends where its brand says', async ({
  page,
}) => {
  await field(page, 'number').pressSequentially('4x1y1')
  await expect(field(page, 'number')).toHaveValue('411')
  await field(page, 'number').fill('4111111111111111')
  await field(page, 'cvv').pressSequentially('12345')
  await expect(field(page, 'cvv')).toHaveValue('123')
  await field(page, 'number').fill('378282246310005')
  await field(page, 'cvv').fill('12345')
  await expect(field(page, 'cvv')).toHaveValue('1234')
})

test('the events tell what happens, in order and with the state of that moment', async ({
  page,
}) => {
  await field(page, 'number').click()
  expect(await takeHeard(page)).toEqual(['number:focus'])
  await field(page, 'number').pressSequentially('4')
  expect(await takeHeard(page)).toEqual(['number:notEmpty', 'number:cardTypeChange'])
  await field(page, 'number').pressSequentially('11111')
  expect(await takeHeard(page)).toContain('bin:411111')
  await field(page, 'number').pressSequentially('1111111111')
  expect(await takeHeard(page)).toEqual(['number:validityChange'])
  await field(page, 'expirationDate').click()
  expect(await takeHeard(page)).toEqual(['number:blur', 'expirationDate:focus'])
  await field(page, 'number').press('Enter')
  expect(await takeHeard(page)).toContain('number:inputSubmitRequest')
  await page.evaluate(() => window.fields.clear('number'))
  expect(await takeHeard(page)).toEqual([
    'number:empty',
    'number:validityChange',
    'number:cardTypeChange',
  ])
})

test('state and classes of the containers follow', async ({ page }) => {
  const container = page.locator('#number')
  await field(page, 'number').pressSequentially('4111111111111111')
  await expect(container).toHaveClass(/braintree-hosted-fields-focused/)
  await expect(container).toHaveClass(/braintree-hosted-fields-valid/)
  await field(page, 'number').fill('4111111111111112')
  await expect(container).not.toHaveClass(/hosted-fields-valid/)
  await field(page, 'number').fill('0')
  await expect(container).toHaveClass(/braintree-hosted-fields-invalid/)
  const state = await page.evaluate(() => {
    const { cards, fields } = window.fields.getState()
    const { container: element, ...number } = fields.number ?? { container: null }
    return { keys: Object.keys(fields), cards, number, isContainer: element?.id === 'number' }
  })
  expect(state).toEqual({
    keys: ['number', 'expirationDate', 'cvv'],
    cards: [],
    number: { isEmpty: false, isValid: false, isPotentiallyValid: false, isFocused: true },
    isContainer: true,
  })
})

test('the keyboard walks through the fields in the order of the page', async ({ page }) => {
  await page.getByRole('button', { name: 'Before' }).focus()
  for (const key of ['number', 'expirationDate', 'cvv'] as const) {
    await page.keyboard.press('Tab')
    await expect(field(page, key)).toBeFocused()
    const frame = await page.evaluate(() => document.activeElement?.id)
    expect(frame).toBe(`braintree-hosted-field-${key}`)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(field(page, 'cvv')).toBeFocused()
})

test('a click on a label, and focus(), put the focus into the field', async ({ page }) => {
  await page.getByText('Security code').click()
  await expect(field(page, 'cvv')).toBeFocused()
  await page.evaluate(() => window.fields.focus('number'))
  await expect(field(page, 'number')).toBeFocused()
})

test('the fields tell browsers and screen readers what they are', async ({ page }) => {
  const number = field(page, 'number')
  await expect(number).toHaveAccessibleName('Card number')
  await expect(number).toHaveAttribute('autocomplete', 'cc-number')
  await expect(number).toHaveAttribute('inputmode', 'numeric')
  await expect(field(page, 'expirationDate')).toHaveAttribute('autocomplete', 'cc-exp')
  await expect(field(page, 'cvv')).toHaveAttribute('autocomplete', 'cc-csc')
  await expect(page.locator('iframe').first()).toHaveAttribute('title', /Card number/)
  // The frame is another page, which is not told the language of this one.
  await expect(page.frameLocator('iframe').first().locator('html')).not.toHaveAttribute('lang')
})

test('attributes, messages and classes reach the input and leave it again', { tag: LONG }, async ({
  page,
}) => {
  const number = field(page, 'number')
  await page.evaluate(async () => {
    await window.fields.setAttribute({ field: 'number', attribute: 'aria-invalid', value: true })
    await window.fields.setAttribute({ field: 'number', attribute: 'aria-required', value: true })
    await window.fields.addClass('number', 'mine')
    window.fields.setMessage({ field: 'number', message: 'This number is wrong.' })
  })
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toHaveAttribute('aria-required', 'true')
  await expect(number).toHaveClass(/mine/)
  await expect(number).toHaveAccessibleDescription('This number is wrong.')
  await page.evaluate(async () => {
    await window.fields.removeAttribute({ field: 'number', attribute: 'aria-invalid' })
    await window.fields.setPlaceholder('number', 'Your number')
    window.fields.setMessage({ field: 'number', message: '' })
  })
  await expect(number).not.toHaveAttribute('aria-invalid')
  await expect(number).toHaveAccessibleDescription('')
  await expect(number).toHaveAttribute('placeholder', 'Your number')
})

test('wrong fields and attributes are refused with the codes of the real component', async ({
  page,
}) => {
  const codes = await page.evaluate(() => {
    const { fields } = window
    const attempts = [
      fields.clear('nothing'),
      fields.focus('postalCode'),
      fields.setAttribute({ field: 'number', attribute: 'onclick', value: 'x' }),
      fields.setAttribute({ field: 'number', attribute: 'aria-invalid', value: 'maybe' }),
      fields.setMonthOptions(['January']),
      fields.tokenize(),
    ]
    return Promise.all(attempts.map((attempt) => attempt.catch((error) => error.code)))
  })
  expect(codes).toEqual([
    'HOSTED_FIELDS_FIELD_INVALID',
    'HOSTED_FIELDS_FIELD_NOT_PRESENT',
    'HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED',
    'HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED',
    'HOSTED_FIELDS_FIELD_PROPERTY_INVALID',
    'HOSTED_FIELDS_FIELDS_EMPTY',
  ])
})

test('what was typed becomes a payment method; what is wrong is named', async ({ page }) => {
  await field(page, 'number').fill('5555555555554444')
  await field(page, 'expirationDate').fill('12/30')
  const refused = await page.evaluate(() =>
    window.fields.tokenize().catch((error) => [error.code, error.details.invalidFieldKeys]),
  )
  expect(refused).toEqual(['HOSTED_FIELDS_FIELDS_INVALID', ['cvv']])
  await field(page, 'cvv').fill('123')
  const method = await page.evaluate(() => window.fields.tokenize())
  expect(method).toMatchObject({
    type: 'CreditCard',
    description: 'ending in 44',
    details: { cardType: 'MasterCard', lastFour: '4444', expirationMonth: '12' },
  })
})

test('a field that is moved in the page keeps what it holds', { tag: LONG }, async ({ page }) => {
  await field(page, 'number').fill('4111')
  await page.evaluate(() => {
    const container = document.querySelector('#number')
    if (container) document.querySelector('#container')?.append(container)
  })
  await expect(field(page, 'number')).toHaveValue('4111')
  await field(page, 'number').press('End')
  await field(page, 'number').pressSequentially('1')
  await expect(field(page, 'number')).toHaveValue('4111 1')
})

test('fields whose container never comes into the page are given up after a minute', {
  tag: LONG,
}, async ({ page }) => {
  await page.clock.install()
  await page.evaluate(() => {
    const container = document.createElement('div')
    const { client, 'hosted-fields': hostedFields } = window.components
    const authorization = 'sandbox_guest_simulated'
    client
      .create({ authorization })
      .then((instance) => hostedFields.create({ client: instance, fields: { cvv: { container } } }))
      .catch((error) => window.heard.push(error.code))
  })
  await page.clock.runFor(59_000)
  expect(await page.evaluate(() => window.heard)).toEqual([])
  await page.clock.runFor(2_000)
  expect(await page.evaluate(() => window.heard)).toEqual(['HOSTED_FIELDS_TIMEOUT'])
})

test('after teardown nothing is left and every method says so', { tag: LONG }, async ({ page }) => {
  const result = await page.evaluate(async () => {
    const { fields } = window
    await fields.teardown()
    const messages = (['getState', 'tokenize', 'on', 'teardown'] as const).map((name) => {
      try {
        Reflect.apply(fields[name], fields, [])
        return 'nothing thrown'
      } catch (error) {
        return error instanceof Error && 'code' in error ? `${error.code}: ${error.message}` : error
      }
    })
    const { hostedFields } = window.simulator
    return {
      messages,
      frames: document.querySelectorAll('iframe').length,
      classes: document.querySelector('#number')?.className,
      living: hostedFields.list().length,
    }
  })
  expect(result).toEqual({
    messages: [
      'METHOD_CALLED_AFTER_TEARDOWN: getState cannot be called after teardown.',
      'METHOD_CALLED_AFTER_TEARDOWN: tokenize cannot be called after teardown.',
      'METHOD_CALLED_AFTER_TEARDOWN: on cannot be called after teardown.',
      'METHOD_CALLED_AFTER_TEARDOWN: teardown cannot be called after teardown.',
    ],
    frames: 0,
    classes: 'field',
    living: 0,
  })
})

test('200 sets of fields come and go without leaving frames or listeners behind', {
  tag: LONG,
}, async ({ page }) => {
  const count = async () => {
    const session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    const { documents, jsEventListeners } = await session.send('Memory.getDOMCounters')
    await session.detach()
    return { documents, jsEventListeners }
  }
  await page.evaluate(() => window.fields.teardown())
  const churn = (times: number) =>
    page.evaluate(async (rounds) => {
      const { client, 'hosted-fields': hostedFields } = window.components
      const instance = await client.create({ authorization: 'sandbox_guest_simulated' })
      for (let round = 0; round < rounds; round += 1) {
        const fields = await hostedFields.create({
          client: instance,
          fields: { number: { container: '#number' }, cvv: { container: '#cvv' } },
        })
        await fields.teardown()
      }
    }, times)
  await churn(20)
  const before = await count()
  await churn(200)
  const after = await count()
  expect(after.documents - before.documents).toBeLessThan(10)
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(20)
})
