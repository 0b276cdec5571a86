import { expectAccessible } from './support/axe'
import {
  expectFinished,
  importSheet,
  make,
  openProducts,
  paste,
  press,
  readDownload,
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

test('ADM-16 ADM-17 a sheet of Excel creates, changes, refuses, and leaves alone what is the same', async ({
  page,
  desk,
  service,
}) => {
  const { tag, products } = await make(desk, 2)
  const [category] = await service.categories()
  const writes: string[] = []
  page.on('request', (request) => {
    if (WRITE.test(request.url())) writes.push(request.method())
  })
  await openProducts(page, tag, 2)
  await importSheet(
    page,
    [
      '\ufeffId;Name;Preis;Price;Description;Stock;Category;Shipping',
      `${products[0]?._id};${tag} 1;x;9,99;;;;`,
      `${products[1]?._id};${tag} 2;x;12,5;;9;${category?.name.toUpperCase()};no`,
      `;${tag} 3;x;1.234,50;"Two\r\nlines; ""quoted""";7;${category?.name};yes`,
      `prd_unheard_of;;x;1;;;;`,
    ].join('\r\n'),
  )
  await expect(page.getByText('1 to change, 1 to create, 1 unchanged, 1 refused.')).toBeVisible()
  await expect(page.getByText('Columns that are not used: Preis.')).toBeVisible()
  await expect(rowOf(page, 'No product has the id prd_unheard_of.')).toBeVisible()
  await press(page, 'Carry out: 2 products')
  await expectFinished(page, '2 done, 1 unchanged, 1 refused.')
  expect(writes.toSorted()).toEqual(['POST', 'PUT'])
  const made = (await service.products()).find(({ name }) => name === `${tag} 3`)
  expect(made).toMatchObject({ price: 1234.5, quantity: 7, shipping: 1 })
  expect(made?.description.replaceAll('\r\n', '\n')).toBe('Two\nlines; "quoted"')
  expect((await service.product(products[0]?._id ?? '')).price).toBe(9.99)
})

test('ADM-16 rows pasted from a spreadsheet onto the page are a plan; into a field they are its text', async ({
  page,
  desk,
}) => {
  const { tag } = await make(desk, 1)
  await openProducts(page, tag, 1)
  const sheet = `Name\tStock\r\n${tag} 1\t11\r\n`
  await paste(page, 'input[type="search"]', sheet)
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible()
  await paste(page, 'body', sheet)
  await expect(rowOf(page, `${tag} 1`)).toContainText('Quantity: 9 → 11')
  await press(page, 'Discard the plan')
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible()
})

test('ADM-17 ADM-18 rows pasted by mistake leave a plan, a run and a receipt as they are', async ({
  page,
  desk,
  service,
}) => {
  const { tag, products } = await make(desk, 1)
  await openProducts(page, tag, 1)
  const mistake = () => paste(page, 'body', 'One\r\nTwo\r\n')
  const title = page.getByRole('heading', { name: 'sheet.csv' })
  await importSheet(page, `Name,Price\n${tag} 1,15\n`)
  await expect(title).toBeVisible()
  await mistake()
  const release = await hold(page, UPDATE)
  const sent = page.waitForRequest(UPDATE)
  await press(page, 'Carry out: 1 product')
  await sent
  await mistake()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  release()
  await expectFinished(page, '1 done.')
  await mistake()
  await expect(page.getByRole('button', { name: 'Undo what was done' })).toBeVisible()
  await expect(title).toBeVisible()
  expect((await service.product(products[0]?._id ?? '')).price).toBe(15)
})

test('ADM-18 while one tab carries out a change another one is refused, and the first one’s receipt stays', async ({
  page,
  context,
  desk,
  service,
  watch,
}) => {
  const { tag, products } = await make(desk, 3)
  const other = await context.newPage()
  watch.add(other)
  const othersWrites = countCalls(other, 'PUT', UPDATE)
  await openProducts(page, tag, 3)
  await importSheet(page, `Name,Price\n${tag} 1,15\n${tag} 2,15\n${tag} 3,15\n`)
  await expect(page.getByText('3 to change.')).toBeVisible()
  await openProducts(other, tag, 3)
  await importSheet(other, `Name,Stock\n${tag} 3,11\n${tag} 1,11\n`)
  await expect(other.getByText('2 to change.')).toBeVisible()
  const release = await hold(page, new RegExp(`/api/product/update/${products[2]?._id}/`))
  await press(page, 'Carry out: 3 products')
  await expect(page.getByText('2 done, 1 still to do.').first()).toBeVisible()
  await press(other, 'Carry out: 2 products')
  await expect(other.getByRole('alert').filter({ hasText: 'another tab' })).toBeVisible()
  await expectAccessible(other)
  release()
  await expectFinished(page, '3 done.')
  expect(othersWrites()).toBe(0)

  await page.reload()
  await press(page, 'Last bulk change')
  await expect(rows(page)).toHaveAttribute('aria-rowcount', '4')
  for (const { name } of products) await expect(rowOf(page, name)).toContainText('Done')
  await press(page, 'Undo what was done')
  for (const { name } of products) {
    await expect(rowOf(page, name)).toContainText('Price: $15.00 → $12.50')
  }
  const stored = await Promise.all(products.map(({ _id }) => service.product(_id)))
  expect(new Set(stored.map(({ price, quantity }) => `${quantity} at ${price}`))).toEqual(
    new Set(['9 at 15']),
  )
})

test('ADM-17 a category that was made after the page was opened is known to the next import', async ({
  page,
  desk,
  admin,
}) => {
  const { tag } = await make(desk, 1)
  await openProducts(page, tag, 1)
  const sheet = `Name,Category\n${tag} 1,Fresh shelf\n`
  await importSheet(page, sheet)
  await expect(rowOf(page, 'There is no category “Fresh shelf”.')).toBeVisible()
  await admin.createCategory('Fresh shelf')
  await press(page, 'Discard the plan')
  await importSheet(page, sheet)
  await expect(rowOf(page, '→ Fresh shelf')).toBeVisible()
})

test('ADM-16 ADM-18 a product named in two lines is made once, though the answer was lost and its sheet comes again', async ({
  page,
  desk,
  service,
  watch,
}) => {
  const { tag } = await make(desk, 1)
  const category = (await service.categories())[0]?.name
  const CREATE = /\/api\/product\/create\//
  watch.allowFailure(CREATE)
  await page.route(CREATE, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await openProducts(page, tag, 1)
  const sheet = `Name,Description,Price,Stock,Category,Shipping\n"${tag} in\ntwo lines",New.,1,5,${category},no\n`
  await importSheet(page, sheet)
  await press(page, 'Carry out: 1 product')
  await expectFinished(page, '1 done.')
  const named = async () =>
    (await service.products()).filter(({ name }) => name.startsWith(`${tag} in`))
  expect(await named()).toHaveLength(1)
  await openProducts(page, tag, 2)
  await importSheet(page, sheet)
  await expect(page.getByText('1 unchanged.')).toBeVisible()
})

test('ADM-16 what is no sheet is refused as a whole, and says what to do', async ({
  page,
  desk,
}) => {
  const { tag } = await make(desk, 1)
  await openProducts(page, tag, 1)
  await importSheet(page, 'one,two\n3,4\n')
  await expect(page.getByRole('alert')).toContainText('The first row has to name the columns')
  await expectAccessible(page)
  // The same sheet would be refused again.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await press(page, 'Back to the products')
})

test('ADM-20 what the filter shows is exported, and imported again it costs no call', async ({
  page,
  desk,
}) => {
  const { tag, products } = await make(desk, 2)
  await desk.createProduct({ name: `=${tag} formula` })
  const writes = countCalls(page, 'PUT', UPDATE)
  await openProducts(page, tag, 3)
  const downloading = page.waitForEvent('download')
  await press(page, 'Export CSV')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readDownload(download)
  expect(text.split('\r\n')).toHaveLength(5)
  expect(text).toMatch(/^\ufeffId,Name,Description,Price/)
  expect(text).toContain(`${products[0]?._id},${tag} 1,"One, ""two""; three",12.5,9,`)
  expect(text).toContain(`,'=${tag} formula,`)
  await importSheet(page, text)
  await expect(page.getByText('3 unchanged.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Carry out/ })).toBeHidden()
  expect(writes()).toBe(0)
})

test('ADM-20 orders that the filter shows are exported', async ({ page, desk, shopper }) => {
  const order = await desk.placeOrder(shopper)
  await page.goto(`/admin/orders?text=${order._id}`)
  await expect(page.getByRole('grid', { name: 'Orders' })).toHaveAttribute('aria-rowcount', '2')
  const downloading = page.waitForEvent('download')
  await press(page, 'Export CSV')
  const [head, row, ...rest] = (await readDownload(await downloading)).split('\r\n')
  expect(head).toBe('\ufeffOrder,Placed,Status,Buyer,Address,Products,Amount,Transaction')
  expect(row).toContain(`${order._id},`)
  expect(row).toContain(`,12.5,${order.transaction_id}`)
  expect(rest).toEqual([''])
})
