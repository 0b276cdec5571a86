import { expect, test } from './support/test'

test('the shop sets no cookie, whatever colors are chosen', async ({ page, context }) => {
  await page.goto('/')
  for (const scheme of ['Dark', 'Light', 'System']) {
    await page.getByRole('radio', { name: scheme }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: scheme })).toBeChecked()
  }
  expect(await context.cookies()).toEqual([])
})
