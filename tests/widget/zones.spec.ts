import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from './support/test'

const zoneFile = createRequire(import.meta.url).resolve('zone.js')

/** Each event of the page, with the zone that it was heard in. */
const LISTEN = `
  window.heard = []
  const angular = Zone.current.fork({ name: 'angular' })
  const other = Zone.current.fork({ name: 'other' })
  const hear = (name) => heard.push(name + ' in ' + Zone.current.name)
  window.start = (authorization, options) => angular.run(() =>
    braintree.dropin.create({ authorization, container: '#payment', ...options }).then((instance) => {
      hear('ready')
      window.instance = instance
      for (const name of ['paymentOptionSelected', 'paymentMethodRequestable', 'changeActiveView']) {
        instance.on(name, () => hear(name))
      }
      other.run(() => instance.on('card:focus', () => hear('card:focus')))
    }),
  )
  window.pay = () => angular.run(() => new Promise((resolve) => {
    instance.requestPaymentMethod((error) => resolve(hear(error ? 'error' : 'payload')))
  }))
  const gone = () => hear('gone')
  window.off = () => {
    instance.on('card:blur', gone)
    instance.off('card:blur', gone)
    return instance.hasListener('card:blur')
  }
`

test('WREQ-5 with zone.js on the page each handler runs in the zone that registered it', async ({
  merchant,
  page,
}) => {
  await page.addInitScript(await readFile(zoneFile, 'utf8'))
  await merchant.open('/script/')
  await page.addScriptTag({ content: LISTEN })
  await page.evaluate(`start('sandbox_testkey_merchant', { paypal: { flow: 'vault' } })`)
  await merchant.tile('Card').click()
  await merchant.fillCard()
  await page.evaluate('pay()')
  await expect.poll(() => page.evaluate('new Set(heard).size')).toBe(6)
  const heard = await page.evaluate<string[]>('[...new Set(heard)].sort()')
  expect(heard).toEqual([
    'card:focus in other',
    'changeActiveView in angular',
    'payload in angular',
    'paymentMethodRequestable in angular',
    'paymentOptionSelected in angular',
    'ready in angular',
  ])
  expect(await page.evaluate('off()')).toBe(false)
})
