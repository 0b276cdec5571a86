import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import {
  bulkBar,
  expectFinished,
  importSheet,
  make,
  openProducts,
  planEdit,
  press,
  rowOf,
  rows,
  WRITE,
} from './support/bulk-page'
import { countCalls } from './support/form'
import { hold } from './support/hold'
import { storeSession } from './support/local-storage'
import { expect, test } from './support/test'

const UPDATE = /\/api\/product\/update\//

test.beforeEach(async ({ page, adminSession }) => {
  await storeSession(page, adminSession)
})

const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })

test('ADM-15 ADM-17 ADM-18 ADM-19 a range is selected, changed by per cent after its plan was seen, and undone', async ({
  page,
  desk,
  service,
}) => {
  const { tag, products } = await make(desk, 4)
  const writes = countCalls(page, 'PUT', UPDATE)
  await openProducts(page, tag, 4)
  // A range begins at the last one that was pressed.
  await select(page, `${tag} 4`).click()
  await select(page, `${tag} 4`).click()
  await select(page, `${tag} 1`).click()
  await select(page, `${tag} 3`).click({ modifiers: ['Shift'] })
  await expect(bulkBar(page)).toContainText('3 selected')
  await expect(select(page, `${tag} 2`)).toBeChecked()
  await expectAccessible(page)
  await planEdit(page, 'pricePercent', 'ten')
  await expect(bulkBar(page).getByRole('alert')).toHaveText('“ten” is not a number.')
  await planEdit(page, 'pricePercent', '10')
  await expect(page.getByText('3 to change.')).toBeVisible()
  await expect(rowOf(page, `${tag} 2`)).toContainText('Price: $12.50 → $13.75')
  await expectAccessible(page)
  expect(writes()).toBe(0)

  await press(page, 'Carry out: 3 products')
  await expectFinished(page, '3 done.')
  await expect(rowOf(page, `${tag} 2`)).toContainText('Done')
  await expectAccessible(page)
  expect((await service.product(products[1]?._id ?? '')).price).toBe(13.75)
  expect((await service.product(products[3]?._id ?? '')).price).toBe(12.5)

  // The receipt is there in a new page too, and undoes it.
  await page.reload()
  await press(page, 'Last bulk change')
  await press(page, 'Undo what was done')
  await expect(rowOf(page, `${tag} 2`)).toContainText('Price: $13.75 → $12.50')
  await press(page, 'Carry out: 3 products')
  await expectFinished(page, '3 done.')
  expect((await service.product(products[1]?._id ?? '')).price).toBe(12.5)
  expect(writes()).toBe(6)
  await press(page, 'Forget this receipt')
  await expect(page.getByRole('button', { name: 'Last bulk change' })).toBeHidden()
})

test('ADM-15 ADM-17 a plan that was discarded, or could not be made, leaves the selection and what was typed', async ({
  page,
  desk,
  watch,
}) => {
  const list = /\/api\/product\/list\?/
  watch.allowFailure(list)
  watch.allowLog(/bulk change could not be prepared/)
  const { tag } = await make(desk, 3)
  await openProducts(page, tag, 3)
  await select(page, `${tag} 1`).check()
  await select(page, `${tag} 3`).check()
  await planEdit(page, 'pricePercent', '10')
  await expect(page.getByText('2 to change.')).toBeVisible()
  await press(page, 'Discard the plan')
  const expectKept = async () => {
    await expect(bulkBar(page)).toContainText('2 selected')
    await expect(select(page, `${tag} 2`)).not.toBeChecked()
    await expect(bulkBar(page).getByLabel('What to do')).toHaveValue('pricePercent')
    await expect(bulkBar(page).getByLabel('Number')).toHaveValue('10')
  }
  await expectKept()

  await page.route(list, (route) => route.fulfill({ status: 400, json: { error: 'No.' } }))
  const noPlan = page.getByRole('alert').filter({ hasText: 'There is no plan' })
  await press(page, 'Show the plan')
  await expect(noPlan).toBeVisible()
  await noPlan.getByRole('button', { name: 'Back to the products' }).click()
  await expectKept()
  await press(page, 'Show the plan')
  await expect(noPlan).toBeVisible()
  await page.unroute(list)
  await noPlan.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('2 to change.')).toBeVisible()

  // What was carried out is not offered once more.
  await press(page, 'Carry out: 2 products')
  await expectFinished(page, '2 done.')
  await press(page, 'Back to the products')
  await expect(select(page, `${tag} 1`)).not.toBeChecked()
  await expect(bulkBar(page)).toHaveCount(0)
})

test('ADM-15 all that the filter shows is deleted, and brought back anew', async ({
  page,
  desk,
  service,
}) => {
  const { tag, products } = await make(desk, 2)
  await openProducts(page, tag, 2)
  await page.getByRole('checkbox', { name: 'Select all products shown' }).check()
  await planEdit(page, 'delete')
  await expect(page.getByText('Undo brings deleted products back as new ones')).toBeVisible()
  await press(page, 'Carry out: 2 products')
  await expectFinished(page, '2 done.')
  await press(page, 'Undo what was done')
  await press(page, 'Carry out: 2 products')
  await expectFinished(page, '2 done.')
  await press(page, 'Back to the products')
  await expect(page.getByRole('grid', { name: 'Products' })).toHaveAttribute('aria-rowcount', '3')
  const back = (await service.products()).filter(({ name }) => name.startsWith(tag))
  expect(back).toHaveLength(2)
  expect(back.map(({ _id }) => _id)).not.toContain(products[0]?._id)
})

test('ADM-18 a row refused midway and a lost answer: each is told, and nothing is done twice', async ({
  page,
  desk,
  service,
  watch,
}) => {
  const { tag, products } = await make(desk, 5)
  const [, refused, lost] = products.map(({ _id }) => _id)
  watch.allowFailure(UPDATE)
  let attempts = 0
  await page.route(UPDATE, async (route) => {
    const url = route.request().url()
    if (url.includes(`/${refused}/`)) {
      return route.fulfill({ status: 400, json: { success: false, message: 'Not today.' } })
    }
    if (!url.includes(`/${lost}/`)) return route.fallback()
    attempts += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await openProducts(page, tag, 5)
  await page.getByRole('checkbox', { name: 'Select all products shown' }).check()
  await planEdit(page, 'quantityBy', '-4')
  await press(page, 'Carry out: 5 products')
  await expectFinished(page, '4 done, 1 refused.')
  await expect(rowOf(page, `${tag} 2`)).toContainText('Refused: Not today.')
  await page.getByLabel('Show').selectOption('refused')
  await expect(rows(page)).toHaveAttribute('aria-rowcount', '2')
  expect(attempts).toBe(1)
  const stock = await Promise.all(
    products.map(async ({ _id }) => (await service.product(_id)).quantity),
  )
  expect(stock).toEqual([5, 9, 5, 5, 5])
})

test('ADM-18 a reload midway: what was done is told, and the rest goes on', async ({
  page,
  desk,
  service,
}) => {
  const { tag, products } = await make(desk, 12)
  await openProducts(page, tag, 12)
  await page.getByRole('checkbox', { name: 'Select all products shown' }).check()
  await planEdit(page, 'quantityBy', '1')
  const last = products.at(-1)?._id
  const update = new RegExp(`/api/product/update/${last}/`)
  await hold(page, update)
  const sent = page.waitForRequest(update)
  await press(page, 'Carry out: 12 products')
  await expect(page.getByText('11 done, 1 still to do.').first()).toBeVisible()
  await sent
  // The request goes with the page. Let through before, it could be answered while the page is left.
  await page.reload()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByText('11 done, 1 in doubt.').first()).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Continue: 1 product')
  await expectFinished(page, '12 done.')
  const stock = await Promise.all(
    products.map(async ({ _id }) => (await service.product(_id)).quantity),
  )
  expect(new Set(stock)).toEqual(new Set([10]))
})

test('ADM-18 a plan that is double-clicked is carried out once, and neither paused nor complained of', async ({
  page,
  desk,
}) => {
  const { tag, products } = await make(desk, 2)
  await openProducts(page, tag, 2)
  await page.getByRole('checkbox', { name: 'Select all products shown' }).check()
  await planEdit(page, 'quantityBy', '1')
  const release = await hold(page, new RegExp(`/api/product/update/${products.at(-1)?._id}/`))
  const carryOut = page.getByRole('button', { name: 'Carry out: 2 products' })
  await carryOut.dblclick()
  const pause = page.getByRole('button', { name: 'Pause' })
  await expect(pause).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  // Where the first click was quick, the second one hits what has come in its place.
  await pause.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  release()
  await expectFinished(page, '2 done.')
})

test('ADM-18 pause and continue, and all of it by keyboard', async ({ page, desk }) => {
  const { tag } = await make(desk, 3)
  await openProducts(page, tag, 3)
  await select(page, `${tag} 1`).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect(bulkBar(page)).toContainText('3 selected')
  await bulkBar(page).getByLabel('What to do').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('15')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Price 15, 3 products' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Carry out: 3 products' })).toBeFocused()
  const release = await hold(page, UPDATE)
  const sent = page.waitForRequest(UPDATE)
  await page.keyboard.press('Enter')
  await sent
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pausing…' })).toBeVisible()
  release()
  await expectFinished(page, '3 done.')
  await expect(page.locator(':focus')).toHaveText('Undo what was done')
})

test(
  'ADM-16 ADM-17 ADM-18 a thousand rows: each is sent once, and none that is as wanted',
  {
    tag: LONG,
  },
  async ({ page, service }, { annotations }) => {
    test.setTimeout(600_000)
    const tag = 'Zebra'
    const [category] = await service.categories()
    const sheet = (price: number) =>
      [
        'Name,Description,Price,Stock,Category,Shipping',
        ...Array.from(
          { length: 1_000 },
          (_, row) => `${tag} ${row},Many.,${price},5,${category?.name},No`,
        ),
      ].join('\n')
    const calls = ['POST', 'PUT', 'DELETE'].map((method) => countCalls(page, method, WRITE))
    const carryOut = async (what: string) => {
      const start = Date.now()
      await press(page, 'Carry out: 1,000 products')
      const finished = page.getByRole('status').filter({ hasText: 'Finished. 1,000 done.' })
      await expect(finished).toHaveCount(1, { timeout: 180_000 })
      annotations.push({
        type: `seconds for 1,000 ${what}`,
        description: String((Date.now() - start) / 1_000),
      })
    }
    await page.goto('/admin/products')
    await importSheet(page, sheet(1))
    await carryOut('created')
    await press(page, 'Back to the products')
    await importSheet(page, sheet(2))
    await carryOut('changed')
    await press(page, 'Back to the products')
    await importSheet(page, sheet(2))
    await expect(page.getByText('1,000 unchanged.', { exact: true })).toBeVisible()
    await press(page, 'Discard the plan')
    await page.goto(`/admin/products?text=${tag}`)
    await page.getByRole('checkbox', { name: 'Select all products shown' }).check()
    await planEdit(page, 'delete')
    await carryOut('deleted')
    expect(calls.map((count) => count())).toEqual([1_000, 1_000, 1_000])
  },
)
