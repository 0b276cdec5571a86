import type { ConsoleMessage, Locator, Page, Route } from 'playwright/test'
import { tagsOf } from '../length'
import { checkoutOn } from './support/checkout-page'
import { storeSession } from './support/local-storage'
import type { Account, Product } from './support/service'
import { expect, test } from './support/test'

const EMAIL = 'nell+7q@private-mark.example'
const PASSWORD = 'pass-mark 7Q'
const NAME = 'Nell Mark-7Q'
const ADDRESS = '7 Mark-Lane, Märktown'
const secrets = [EMAIL, PASSWORD, NAME, ADDRESS]

/** Where the browser keeps something, what that may be, and why. Nothing else may be anywhere. */
const mayHold: readonly { place: RegExp; what: readonly string[]; why: string }[] = [
  {
    place: /^localStorage jwt$/,
    what: ['token', NAME, EMAIL],
    why: 'the specification keeps the session and its user there',
  },
  {
    place: /^sessionStorage draft:/,
    what: [NAME, EMAIL, ADDRESS],
    why: 'what was typed outlives a reload of its tab, until it is sent or somebody signs out',
  },
  {
    place: /^localStorage payment-journal$/,
    what: [ADDRESS],
    why: 'a payment that may have taken money has to become an order',
  },
]

interface Form {
  readonly name: string
  readonly call: RegExp
  readonly log?: RegExp
  /** Where the page says that it failed, when that is no alert. */
  failure?(page: Page): Locator
  submit(page: Page, shopper: Account, product: Product): Promise<void>
}

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
}

async function buy(page: Page, shopper: Account, product: Product): Promise<void> {
  const checkout = checkoutOn(page)
  await checkout.open(shopper, product)
  await checkout.prepare()
  await checkout.address.fill(ADDRESS)
  await checkout.payButton.click()
}

const forms: readonly Form[] = [
  {
    name: 'sign in',
    call: /\/api\/auth\/signin$/,
    async submit(page) {
      await page.goto('/signin')
      await fill(page, { Email: EMAIL, Password: PASSWORD })
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    },
  },
  {
    name: 'sign up',
    call: /\/api\/auth\/signup$/,
    async submit(page) {
      await page.goto('/signup')
      await fill(page, { Name: NAME, Email: EMAIL, Password: PASSWORD })
      await page.getByRole('button', { name: 'Create account' }).click()
    },
  },
  {
    name: 'profile',
    call: /\/api\/(user\/profile\/|auth\/signin)/,
    async submit(page, { session }) {
      await storeSession(page, session)
      await page.goto(`/profile/${session.user._id}`)
      await fill(page, { Name: NAME, Email: EMAIL, 'New password': PASSWORD })
      await fill(page, { 'Current password': PASSWORD })
      await page.getByRole('button', { name: 'Save' }).click()
    },
  },
  {
    name: 'checkout',
    call: /\/api\/braintree\/payment\//,
    log: /call of the checkout|payment/i,
    failure: (page) => page.getByText('It is not known yet whether you were charged.'),
    submit: buy,
  },
  {
    name: 'an order that is paid',
    call: /\/api\/order\/create\//,
    log: /call of the checkout|order/i,
    failure: (page) => page.getByText(/It is not known yet whether your order was created/),
    submit: buy,
  },
]

/** A fault that says back what was sent, as those of proxies and frameworks do. */
const answers: Readonly<Record<string, (route: Route, echo: string) => Promise<void>>> = {
  'a page of a broken proxy': (route, echo) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: `<h1>${echo}</h1>` }),
  'an answer that is no JSON': (route, echo) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: `${EMAIL}${echo}` }),
  'an answer of another shape': (route, echo) => route.fulfill({ status: 200, json: { echo } }),
  'no answer': (route) => route.abort(),
}

for (const form of forms) {
  for (const [what, answer] of Object.entries(answers)) {
    test(`${form.name}, on ${what}: nothing private in the console, the storage or the error`, {
      tag: tagsOf(what === 'an answer that is no JSON'),
    }, async ({ page, shopper, desk, watch }) => {
      watch.allowFailure(form.call)
      if (form.log) watch.allowLog(form.log)
      const written: Promise<string>[] = []
      const listen = (message: ConsoleMessage) => written.push(readMessage(message))
      page.on('console', listen)
      await page.route(form.call, (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : answer(route, route.request().postData() ?? ''),
      )
      await form.submit(page, shopper, await desk.createProduct())
      const main = page.getByRole('main')
      await expect(form.failure?.(page) ?? main.getByRole('alert')).toBeVisible()

      // What a picture of the page shows; fields hold what was typed, and are no text.
      expect(findSecrets(await main.innerText())).toEqual([])
      for (const { place, text } of await readStorage(page)) {
        const allowed = mayHold.filter((row) => row.place.test(place)).flatMap((row) => row.what)
        const found = findSecrets(text).filter((secret) => !allowed.includes(secret))
        expect([place, found]).toEqual([place, []])
        expect(text).not.toContain(shopper.password)
        expect(text.includes(shopper.session.token)).toBe(place === 'localStorage jwt')
      }
      // What is logged from here on can't be read any more: the page goes with the test.
      page.off('console', listen)
      expect(findSecrets((await Promise.all(written)).join('\n'))).toEqual([])
    })
  }
}

function findSecrets(text: string): string[] {
  return secrets.filter((secret) =>
    [secret, JSON.stringify(secret), encodeURIComponent(secret), btoa(encodeURI(secret))]
      .concat(secret.slice(0, 9))
      .some((form) => text.includes(form)),
  )
}

/** What was logged with all that it holds, as a console shows it on a press. */
async function readMessage(message: ConsoleMessage): Promise<string> {
  const parts = await Promise.all(
    message.args().map((part) =>
      part.evaluate((value: unknown) => {
        const texts: string[] = []
        for (let fault = value; fault instanceof Error; fault = fault.cause) {
          texts.push(String(fault), String(fault.stack), JSON.stringify({ ...fault }))
        }
        return texts.join('\n') || String(value)
      }),
    ),
  )
  return [message.text(), ...parts].join('\n')
}

async function readStorage(page: Page): Promise<{ place: string; text: string }[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches = await globalThis.caches.keys()
    return [
      ...Object.entries({ ...localStorage }).map(([key, text]) => [`localStorage ${key}`, text]),
      ...Object.entries({ ...sessionStorage }).map(([key, text]) => [
        `sessionStorage ${key}`,
        text,
      ]),
      ['cookies', document.cookie],
      ['address', location.href + JSON.stringify(history.state)],
      ...[...databases.map(({ name }) => name), ...caches].map((name) => ['a database', name]),
    ].map(([place = '', text = '']) => ({ place, text }))
  })
}
