import type { Page, Route } from 'playwright/test'
import { tagsOf } from '../length'
import { expectRedAlert } from './support/form'
import { type FormRow, formRows } from './support/form-rows'
import { takeRole } from './support/pages'
import { seedAdmin } from './support/service'
import { expect, test } from './support/test'

const SAMPLES = ['update product']
const REFUSAL = 'The press is stuck.'

const form = (page: Page) => page.getByRole('main').getByRole('form')
const field = (page: Page, label: string) =>
  // A field that HTML requires has a star behind its label.
  form(page).getByRole('textbox', { name: new RegExp(`^${label}`) })
const button = (page: Page, { button: name }: FormRow) =>
  form(page).getByRole('button', { name: new RegExp(`${name}$`) })

for (const row of formRows) {
  const title = `${row.requirement} ${row.name}: busy while it is sent, once however often one presses; a refusal and a reload lose nothing`
  test(title, { tag: tagsOf(SAMPLES.includes(row.name)) }, async ({ page, cast, watch }) => {
    watch.allowFailure(row.call)
    await takeRole(page, row.role, cast)
    await page.goto(row.path(cast))
    const { calls, answer } = await hold(page, row)
    await fillIn(page, row)
    await button(page, row).press('Enter')
    await expect(button(page, row)).toHaveAttribute('aria-busy', 'true')
    await expect(button(page, row)).toBeFocused()
    // Playwright waits for a button that is busy; people don't.
    await button(page, row).dblclick({ force: true })
    await button(page, row).press('Enter')
    await answer({ status: 422, json: { error: REFUSAL, success: false, message: REFUSAL } })
    await expectRedAlert(page, REFUSAL)
    await expect(button(page, row)).toHaveAttribute('aria-busy', 'false')
    await expect(button(page, row)).toBeFocused()
    expect(calls()).toBe(1)
    await expectTyped(page, row)
    const stored = await readStorage(page)
    for (const secret of secretsOf(row)) expect(stored).not.toContain(secret)
    await page.reload()
    await expectTyped(page, row, { hasSecrets: false })
  })
}

for (const row of formRows.filter(({ role }) => role !== 'visitor')) {
  const title = `AUTH-10 ${row.name}: what was typed outlives the session that was lost while sending it`
  const isSample = row.name === 'create category'
  test(title, { tag: tagsOf(isSample) }, async ({ page, cast, watch }) => {
    watch.allowFailure(row.call)
    await takeRole(page, row.role, cast)
    await page.goto(row.path(cast))
    const { answer } = await hold(page, row)
    await fillIn(page, row)
    await button(page, row).click()
    await answer({ status: 401, json: { error: 'Your session has expired.' } })
    await expect(page).toHaveURL(/\/signin\?from=/)
    const { session, password } = cast.shopper
    const who = row.role === 'admin' ? seedAdmin : { email: session.user.email, password }
    await field(page, 'Email').fill(who.email)
    await field(page, 'Password').fill(who.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(row.path(cast))
    await expectTyped(page, row, { hasSecrets: false })
  })
}

async function fillIn(page: Page, { fields }: FormRow): Promise<void> {
  for (const [label, { typed, autocomplete }] of Object.entries(fields)) {
    await field(page, label).fill(typed)
    await expect(field(page, label), label).toHaveAttribute('autocomplete', autocomplete)
  }
}

async function expectTyped(
  page: Page,
  { fields }: FormRow,
  { hasSecrets = true } = {},
): Promise<void> {
  for (const [label, { typed, isSecret }] of Object.entries(fields)) {
    await expect(field(page, label), label).toHaveValue(isSecret && !hasSecrets ? '' : typed)
  }
}

function secretsOf({ fields }: FormRow): string[] {
  return Object.values(fields).flatMap(({ typed, isSecret }) => (isSecret ? [typed] : []))
}

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>

/** Keeps what the form sends from the service, and gives it an answer of the test's own. */
async function hold(page: Page, { call, method }: FormRow) {
  const held: Route[] = []
  await page.route(call, (route, request) =>
    request.method() === method ? void held.push(route) : route.fallback(),
  )
  return {
    calls: () => held.length,
    async answer(response: Answer) {
      await expect.poll(() => held.length, 'calls of the form').toBeGreaterThan(0)
      for (const route of held) await route.fulfill(response)
    },
  }
}

function readStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
}
