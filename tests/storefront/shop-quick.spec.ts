import { applied, cards, category, price, recordCalls } from './support/shop-page'
import { expect, test } from './support/test'

test('a filter that is ticked shows so at once, and the rest of the page a frame later', async ({
  page,
}) => {
  await page.goto('/shop')
  await expect(cards(page)).toHaveCount(6)
  const box = price(page, '$10 to $19')
  const atOnce = await box.evaluate(async (input: HTMLInputElement) => {
    input.click()
    // What belongs to the press itself is drawn before any other task.
    await Promise.resolve()
    return {
      isChecked: input.checked,
      search: location.search,
      chips: document.querySelectorAll('.filter-chip').length,
      outdated: document.querySelectorAll('.shop-results-outdated').length,
    }
  })
  expect(atOnce).toEqual({ isChecked: true, search: '?price=10-19', chips: 0, outdated: 0 })
  await expect(applied(page).getByRole('button', { name: /^Drop filter/ })).toHaveCount(1)
  await expect(box).toBeChecked()
})

test('SHOP-9 a filter that is ticked twice within a frame ends unticked and asks for nothing', async ({
  page,
  service,
}) => {
  const [first] = await service.categories()
  if (!first) throw new Error('expected a category')
  await page.goto('/shop')
  await expect(cards(page)).toHaveCount(6)
  const calls = recordCalls(page)
  await category(page, first.name).evaluate((input: HTMLInputElement) => {
    input.click()
    input.click()
  })
  await page.waitForTimeout(500)
  await expect(category(page, first.name)).not.toBeChecked()
  await expect(page).toHaveURL('/shop')
  expect(calls).toEqual([])
})

test('SHOP-9 filters that are ticked within a frame are all kept, and Back takes back one by one', async ({
  page,
  service,
}) => {
  const [first, second] = await service.categories()
  if (!first || !second) throw new Error('expected two categories')
  await page.goto('/shop')
  const one = category(page, first.name)
  const other = category(page, second.name)
  await page.getByRole('group', { name: 'Category' }).evaluate(
    (group, names) => {
      for (const label of group.querySelectorAll('label')) {
        if (names.includes(label.textContent)) label.querySelector('input')?.click()
      }
    },
    [first.name, second.name],
  )
  await expect(one).toBeChecked()
  await expect(other).toBeChecked()
  await expect(applied(page).getByRole('button', { name: /^Drop filter/ })).toHaveCount(2)
  await page.goBack()
  await expect(one).toBeChecked()
  await expect(other).not.toBeChecked()
  await page.goBack()
  await expect(one).not.toBeChecked()
  await expect(page).toHaveURL('/shop')
})
