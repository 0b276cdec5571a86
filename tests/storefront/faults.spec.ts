import type { Page } from 'playwright/test'
import { isLong, tagsOf } from '../length'
import { fieldOf, type Row, rows, type Scene } from './support/fault-rows'
import { type FaultName, type FaultyCall, faultNames, spoilCall } from './support/faults'
import { storeCart, storeSession } from './support/local-storage'
import { expect, test } from './support/test'

/** Calls that are refused with a 401 although nobody has to sign in for them say so like any other. */
async function expectSessionEnd(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/signin/)
  await expect(page.getByText(/Your session has ended/).first()).toBeVisible()
}

async function enter({ page, shopper, admin, product }: Scene, who: Row['who']): Promise<void> {
  await storeCart(page, [{ ...product, count: 1 }])
  if (who) await storeSession(page, who === 'admin' ? admin : shopper.session)
}

async function expectTold(page: Page, { told, wayOn, typed = {} }: Row, fault: string) {
  await expect(told(page), fault).toBeVisible()
  await expect(told(page), fault).toHaveText(/\w{3}/)
  if (wayOn) await expect(wayOn(page), fault).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), fault).toBeVisible()
  for (const [label, value] of Object.entries(typed)) {
    await expect(fieldOf(page, label), fault).toHaveValue(value)
  }
}

async function tryCell(scene: Scene, row: Row, call: FaultyCall, fault: FaultName): Promise<void> {
  const { page } = scene
  call.set(fault)
  const sent = page.waitForRequest(row.call)
  if (row.send) await row.send(page)
  else await page.goto(row.path(scene))
  await sent
  if (fault === 'a 401' && row.who) await expectSessionEnd(page)
  else await expectTold(page, row, fault)
}

/** What the short form tries: each way to go wrong once, and each at another operation. */
function chosenFaults(place: number): readonly FaultName[] {
  return isLong ? faultNames : faultNames.filter((_, index) => index === place % faultNames.length)
}

const waysOf = (faults: readonly FaultName[]) =>
  faults.length === faultNames.length ? 'in each way it can go wrong' : `with ${faults.join()}`

for (const [place, row] of rows.entries()) {
  const faults = chosenFaults(place)
  const title = `${row.requirement} ${row.operation} ${waysOf(faults)}: told, nothing lost, and a way on`
  test(title, { tag: tagsOf(place < faultNames.length) }, async ({
    page,
    shopper,
    adminSession: admin,
    service,
    watch,
  }) => {
    watch.allowFailure(row.call)
    watch.allowLog(/could not be (loaded|changed)/)
    const [product] = await service.products()
    if (!product) throw new Error('The shop has no product')
    const scene = { page, shopper, admin, product }
    await enter(scene, row.who)
    const call = await spoilCall(page, row.call, row.method ?? 'GET')
    if (row.send) {
      await page.goto(row.path(scene))
      await row.fill?.(page)
    }
    for (const fault of faults) await tryCell(scene, row, call, fault)
  })
}

const signOutFaults = chosenFaults(faultNames.indexOf('a cut connection'))
test(`AUTH-8 signOut ${waysOf(signOutFaults)}: signed out all the same`, async ({
  page,
  shopper,
  watch,
}) => {
  watch.allowFailure(/\/auth\/signout/)
  watch.allowLog(/could not be told of the sign-out/)
  const call = await spoilCall(page, /\/auth\/signout/, 'GET')
  for (const fault of signOutFaults) {
    call.set(fault)
    await storeSession(page, shopper.session)
    await page.goto('/')
    await page.getByRole('button', { name: 'Signout' }).click()
    await expect(page.getByRole('link', { name: 'Signin' }), fault).toBeVisible()
  }
})

const statusFaults = chosenFaults(faultNames.indexOf('a 500 with HTML'))
test(`ADM-11 updateOrderStatus ${waysOf(statusFaults)}: the old status, and why`, async ({
  page,
  shopper,
  adminSession,
  service,
  watch,
  desk,
}) => {
  watch.allowFailure(/\/status\//)
  watch.allowLog(/could not be changed/)
  const [product] = (await service.products()).filter(({ quantity }) => quantity > 0)
  if (!product) throw new Error('The shop has no product')
  const order = await desk.createOrder(shopper, [product])
  const call = await spoilCall(page, /\/order\/[^/]+\/status\//, 'PUT')
  await storeSession(page, adminSession)
  await page.goto('/admin/orders')
  const status = page.getByRole('combobox', { name: `Status of order ${order._id}` })
  for (const fault of statusFaults) {
    call.set(fault)
    const readAnew = fault === 'the wrong shape' && page.waitForRequest(/\/order\/list\//)
    await status.click()
    await page.getByRole('option', { name: 'Shipped' }).click()
    if (fault === 'a 401') return expectSessionEnd(page)
    if (readAnew) {
      // Done or not: the list that is read anew tells the status.
      await readAnew
      await expect(status, fault).toHaveText('Not processed')
      continue
    }
    await expect(
      page.getByRole('grid', { name: 'Orders' }).getByText('Not changed to'),
      fault,
    ).toBeVisible()
    await expect(status, fault).toHaveText('Not processed')
    await page.getByRole('button', { name: `Dismiss the reason for order ${order._id}` }).click()
  }
})

const deletionFaults = chosenFaults(faultNames.indexOf('malformed JSON'))
test(`ADM-6 deleteProduct ${waysOf(deletionFaults)}: told, and the product stays`, async ({
  page,
  admin,
  adminSession,
  service,
  watch,
}) => {
  watch.allowFailure(/\/product\/delete\//)
  const [category] = await service.categories()
  const product = await admin.createProduct({ category: category?._id ?? '' })
  const call = await spoilCall(page, /\/product\/delete\//, 'DELETE')
  await storeSession(page, adminSession)
  await page.goto('/admin/products')
  for (const fault of deletionFaults) {
    call.set(fault)
    const readAnew = fault === 'the wrong shape' && page.waitForRequest(/\/product\/list/)
    await page.getByRole('button', { name: `Delete ${product.name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete' }).click()
    if (fault === 'a 401') return expectSessionEnd(page)
    const row = page.getByRole('button', { name: `Delete ${product.name}` })
    if (readAnew) {
      // Done or not: the list that is read anew tells what there is.
      await readAnew
      await expect(row, fault).toBeVisible()
      continue
    }
    const notice = page.getByText(`“${product.name}” was not deleted`)
    await expect(notice, fault).toBeVisible()
    await expect(row, fault).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss notice' }).first().click()
  }
})
