import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { photo } from './support/desk'
import { expectRedAlert } from './support/form'
import { hold } from './support/hold'
import { storeSession } from './support/local-storage'
import { expect, test } from './support/test'

const CREATE = /\/api\/product\/create\//
const UPDATE = /\/api\/product\/update\//
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test.beforeEach(async ({ page, adminSession }) => {
  await storeSession(page, adminSession)
})

test('ADM-3 ADM-4 a photo whose file was saved again is refused at its field, and can be chosen again', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('cover.png')
  await writeFile(path, photo.buffer)
  await page.goto('/create/product')
  await field(page, 'Name').fill('Muse')
  await field(page, 'Description').fill('Turns three notes into a page.')
  await field(page, 'Price').fill('12.50')
  await field(page, 'Quantity').fill('7')
  await field(page, 'Category').selectOption({ index: 1 })
  await field(page, 'Photo').setInputFiles(path)
  await expect(page.getByRole('img', { name: 'Preview of the chosen picture' })).toBeVisible()
  await writeFile(path, Buffer.concat([photo.buffer, photo.buffer]))
  await page.getByRole('button', { name: 'Create product' }).click()
  const refusal = 'The photo was changed or moved since you chose it. Choose it again.'
  await expectRedAlert(page, refusal)
  await expect(field(page, 'Photo')).toHaveAccessibleDescription(refusal)
  // Or else browsers would not tell that the same file was chosen.
  await expect(field(page, 'Photo')).toHaveValue('')
  await expectAccessible(page)
  await field(page, 'Photo').setInputFiles(path)
  await expect(field(page, 'Photo')).not.toHaveAccessibleDescription(refusal)
  const answered = page.waitForResponse(CREATE)
  await page.getByRole('button', { name: 'Create product' }).click()
  expect((await answered).ok()).toBe(true)
})

test('ADM-3 ADM-4 after a reload the form says which photo has to be chosen again, until it is', async ({
  page,
}) => {
  const back = page.getByText('What you typed before is back')
  const missing = 'back, but not the file “cover.png”: choose it again.'
  await page.goto('/create/product')
  await field(page, 'Photo').setInputFiles(photo)
  await page.reload()
  await expect(back).toContainText(missing)
  await field(page, 'Name').fill('Muse')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Muse')
  await expect(back).toContainText(missing)
  await expectAccessible(page)
  await field(page, 'Photo').setInputFiles(photo)
  await expect(back).toContainText('is back.')
  await page.getByRole('button', { name: 'Don’t use this photo' }).click()
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Muse')
  await expect(back).toContainText('is back.')
})

test('ADM-7 an edit of a product whose photo is in its address survives a reload', async ({
  page,
  desk,
}) => {
  const product = await desk.createProduct()
  await page.route(/\/api\/product\/show\//, async (route) => {
    const answer = await route.fetch()
    const photo = { data: `data:image/png;base64,${'A'.repeat(6_990_508)}` }
    await route.fulfill({ response: answer, json: { ...(await answer.json()), photo } })
  })
  await page.goto(`/admin/product/update/${product._id}`)
  await field(page, 'Name').fill('Muse the Second')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Muse the Second')
  await expect(page.getByText('What you typed before is back.')).toBeVisible()
})

test('ADM-7 what is typed while an edit is being saved is kept as a draft', async ({
  page,
  desk,
}) => {
  const product = await desk.createProduct()
  await page.goto(`/admin/product/update/${product._id}`)
  await field(page, 'Price').fill('13.00')
  const release = await hold(page, UPDATE)
  const sent = page.waitForRequest(UPDATE)
  await page.getByRole('button', { name: 'Update product' }).click()
  await sent
  await field(page, 'Name').fill('Muse the Second')
  release()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /updated/ }),
  ).toBeVisible()
  await expect(field(page, 'Price')).toHaveValue('13')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Muse the Second')
  await expect(page.getByText('What you typed before is back.')).toBeVisible()
  await page.getByRole('button', { name: 'Update product' }).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /updated/ }),
  ).toBeVisible()
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Muse the Second')
  await expect(page.getByText('What you typed before is back.')).toHaveCount(0)
})
