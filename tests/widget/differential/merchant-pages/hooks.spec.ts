import { expect, type Page, test } from 'playwright/test'
import type { WidgetName } from '../driver/play'
import type { Shop } from '../driver/shop'
import { openCheckout, WIDGETS } from './merchant-page'

const hook = (id: string) => `[data-braintree-id="${id}"]`

function hooksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hooked = [...document.querySelectorAll<HTMLElement>('[data-braintree-id]')]
    const tiles = [...document.querySelectorAll('.braintree-option')]
    return [
      ...hooked.map(({ dataset }) => String(dataset['braintreeId'])),
      ...tiles.map(({ className }) => String(/braintree-option__\w+/.exec(className))),
    ].sort()
  })
}

/** Through every view that a guest, or a customer, comes to; looks after each step. */
async function walk(shop: Shop, isCustomer: boolean, look: () => Promise<void>): Promise<void> {
  const steps = isCustomer
    ? [
        () => shop.askForOtherWays(),
        () => shop.chooseOption('card'),
        () => shop.askForOtherWays(),
        () => shop.chooseMethod('4444'),
        () => shop.toggleEditing(),
        () => shop.askToDelete('1111'),
        () => shop.answer('no'),
        () => shop.toggleEditing(),
      ]
    : [
        () => shop.chooseOption('card'),
        () => shop.askForOtherWays(),
        () => shop.chooseOption('paypal'),
        () => shop.askForOtherWays(),
        () => shop.chooseOption('card'),
        () => shop.typeCard(),
        () => shop.call('requestPaymentMethod'),
      ]
  await look()
  for (const step of steps) {
    await step()
    await look()
  }
}

for (const isCustomer of [false, true]) {
  const who = isCustomer ? 'customer' : 'guest'

  test(`B-018 B-019 every hook that a script finds on the old ${who}'s page is there in every view`, async ({
    page,
  }) => {
    const seen: Record<WidgetName, string[][]> = { old: [], new: [] }
    for (const widget of WIDGETS) {
      const shop = await openCheckout(page, widget, { isCustomer })
      await walk(shop, isCustomer, async () => void seen[widget].push(await hooksOf(page)))
    }
    const missing = seen.old.map((hooks, step) =>
      hooks.filter((id) => !seen.new[step]?.includes(id)),
    )
    expect(seen.old[0]?.length).toBeGreaterThan(50)
    expect(missing).toEqual(seen.old.map(() => []))
  })

  test(`B-018 what a script does to the parts of a ${who}'s page stays through all views`, async ({
    page,
  }) => {
    for (const widget of WIDGETS) {
      const shop = await openCheckout(page, widget, { isCustomer })
      await page.evaluate(
        ([toggle, heading, edit, options]) => {
          const part = (selector: string) => document.querySelector<HTMLElement>(selector)
          const tile = part('.braintree-option__paypal')
          const log: string[] = []
          Object.assign(window, { log })
          for (const [name, element] of Object.entries({ tile, toggle: part(toggle) })) {
            element?.addEventListener('click', () => log.push(name))
          }
          for (const selector of [toggle, heading]) {
            const element = part(selector)
            if (element) element.textContent = `own ${selector}`
          }
          part(edit)?.style.setProperty('color', 'red')
          part(options)?.classList.add('own-class')
          part('.braintree-option__card .braintree-option__label')?.remove()
          if (tile) tile.style.outline = '1px solid red'
        },
        [
          hook('toggle'),
          hook('choose-a-way-to-pay'),
          hook('methods-edit'),
          hook('options'),
        ] as const,
      )
      await walk(shop, isCustomer, async () => {
        await expect(page.locator(hook('toggle'))).toHaveText(`own ${hook('toggle')}`)
        const heading = page.locator(hook('choose-a-way-to-pay'))
        await expect(heading).toHaveText(`own ${hook('choose-a-way-to-pay')}`)
        await expect(page.locator(hook('methods-edit'))).toHaveAttribute('style', 'color: red;')
        await expect(page.locator(hook('options'))).toHaveClass(/own-class/)
        await expect(page.locator('.braintree-option__card .braintree-option__label')).toHaveCount(
          0,
        )
        await expect(page.locator('.braintree-option__paypal')).toHaveAttribute('style', /outline/)
      })
      const log = await page.evaluate<string[]>('window.log')
      const clicks = isCustomer ? ['toggle', 'toggle'] : ['toggle', 'tile', 'toggle']
      expect({ widget, log }).toEqual({ widget, log: clicks })
    }
  })
}

for (const widget of WIDGETS) {
  test(`a tile or heading that a script removed does not come back (${widget})`, async ({
    page,
  }) => {
    const shop = await openCheckout(page, widget)
    await page.evaluate((heading) => {
      document.querySelector('.braintree-option__card')?.remove()
      document.querySelector(heading)?.remove()
    }, hook('choose-a-way-to-pay'))
    await shop.chooseOption('paypal')
    await shop.askForOtherWays()
    await shop.chooseOption('paypal')
    await expect(page.locator('.braintree-option__card')).toHaveCount(0)
    await expect(page.locator(hook('choose-a-way-to-pay'))).toHaveCount(0)
    await expect(page.locator('.braintree-option')).toHaveCount(1)
  })

  test(`a script opens a returning customer's card form by a click on its tile (${widget})`, async ({
    page,
  }) => {
    const shop = await openCheckout(page, widget, { isCustomer: true })
    await shop.run('click', () => {
      document.querySelector<HTMLElement>('.braintree-option__card')?.click()
    })
    await expect(page.locator(hook('card'))).toBeVisible()
    expect(shop.observation.at(-1)?.seen.events.join(' ')).toContain('"newViewId":"card"')
  })
}
