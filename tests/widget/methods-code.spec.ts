import { VISA } from './support/saved-methods'
import { expect, test } from './support/test'

/** The code that shows payment methods in a list. */
const CODE = /methods-part/

test('a guest’s form comes without the code of the list, which is there once they have paid', async ({
  merchant,
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (CODE.test(request.url())) fetched.push(request.url())
  })
  await merchant.start()
  await expect(merchant.field('number')).toBeVisible()
  expect(fetched).toEqual([])
  await merchant.fillCard()
  await merchant.request()
  await expect(merchant.savedMethod(/1111/)).toBeChecked()
  expect(fetched).toHaveLength(1)
})

test('WVIEW-7 loading shows while the code of the list is on its way, and then the list', async ({
  merchant,
  page,
}) => {
  let letGo = () => {}
  const whenLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(CODE, async (route) => {
    await whenLetGo
    await route.continue()
  })
  await merchant.start()
  await merchant.fillCard()
  expect(await merchant.request()).toMatchObject({ type: 'CreditCard' })
  await expect(merchant.hook('card')).toBeHidden()
  await expect(merchant.hook('loading-container')).toBeVisible()
  expect(await merchant.isRequestable()).toBe(true)
  letGo()
  await expect(merchant.savedMethod(/1111/)).toBeChecked()
  expect(await merchant.shown()).toEqual(['methods', 'toggle'])
  await expect(merchant.savedMethod(/1111/)).toBeFocused()
})

test('code of the list that comes late leaves a shopper where they are on the page', async ({
  merchant,
  page,
}) => {
  let letGo = () => {}
  const whenLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(CODE, async (route) => {
    await whenLetGo
    await route.continue()
  })
  await merchant.start()
  await page.evaluate(() => document.body.append(document.createElement('textarea')))
  await merchant.fillCard()
  await page.locator('textarea').focus()
  letGo()
  await expect(merchant.hook('methods-container')).toHaveAttribute('role', 'radiogroup')
  await expect(page.locator('textarea')).toBeFocused()
})

test.describe(() => {
  test.use({ expectedConsole: /dynamically imported|ERR_FAILED/ })

  test('WSET-7 a guest pays without the code of the list, and is told with what', async ({
    merchant,
    page,
  }) => {
    await page.route(CODE, (route) => route.abort())
    await merchant.start()
    await merchant.fillCard()
    expect(await merchant.request()).toMatchObject({ type: 'CreditCard' })
    await expect(page.getByRole('heading', { name: 'Paying with Card' })).toBeVisible()
    await expect(merchant.hook('card')).toBeHidden()
    expect(await merchant.shown()).toEqual(['methods', 'toggle'])
    expect(await merchant.request()).toMatchObject({ type: 'CreditCard' })
    await merchant.hook('toggle').click()
    await expect(merchant.hook('card')).toBeVisible()
  })

  test('WSET-7 a customer whose list cannot be fetched is told as of a vault that failed', async ({
    merchant,
    page,
  }) => {
    await page.route(CODE, (route) => route.abort())
    await merchant.open()
    expect(await merchant.create({ saved: [VISA] })).toMatchObject({ code: 'VAULT_MANAGER_FAILED' })
    expect(await page.locator('#payment').innerHTML()).toBe('')
  })
})
