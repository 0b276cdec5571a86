import { storeSession } from './support/local-storage'
import { expect, test } from './support/test'

test('ADM-6 with the only product shown the focus goes to what says that there is none, not to nothing', async ({
  page,
  adminSession,
  desk,
}) => {
  const { name } = await desk.createProduct({ name: 'Zebra' })
  const deleteButton = page.getByRole('button', { name: `Delete ${name}` })
  await storeSession(page, adminSession)
  await page.goto(`/admin/products?text=${name}`)
  await deleteButton.click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByRole('region', { name: 'Products', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(deleteButton).toBeFocused()
})
