import { expect, test } from './support/test'

test('the one cookie says light or dark, to this host alone and over secure connections alone', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect
    .poll(() => context.cookies())
    .toMatchObject([
      { name: '__Host-color-scheme', value: 'dark', path: '/', secure: true, sameSite: 'Lax' },
    ])
  await page.getByRole('radio', { name: 'System' }).check()
  await expect.poll(() => context.cookies()).toEqual([])
})
