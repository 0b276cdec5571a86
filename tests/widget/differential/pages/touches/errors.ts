import type { Scenario } from '../../driver/scenario'
import type { MerchantPage } from '../../page/stage/merchant-page'
import { PAYPAL } from '../../scenarios/examples'

/** A page that reports errors in the way of error trackers: as data. */
const REPORTING: MerchantPage = {
  html: '<div id="payment"></div>',
  script({ authorization, dropin, say }) {
    const report = (what: string) => (error: unknown) => {
      const text: Record<string, unknown> = JSON.parse(JSON.stringify(error))
      const spread: Record<string, unknown> = { ...Object(error) }
      say(what, 'is an Error', error instanceof Error, 'reads', `${error}`)
      for (const key of ['name', 'message', 'code', '_braintreeWebError']) {
        const inner = Object(text[key])
        say(what, key, 'in text', 'message' in inner ? inner.message : text[key])
        say(what, key, 'spread', key in spread, 'copied', key in Object.assign({}, error))
      }
    }
    Object.assign(window, {
      report: async (how: string) => {
        const given = { authorization, container: '#payment' }
        if (how === 'none')
          return dropin.create({ ...given, container: '#none' }).catch(report(how))
        if (how === 'no key')
          return dropin.create({ ...given, authorization: '' }).catch(report(how))
        const instance = await dropin.create(given).catch(report('create'))
        if (instance && how === 'request') await instance.requestPaymentMethod().catch(report(how))
        return instance?.teardown()
      },
    })
  },
}

const FAULTS: readonly (readonly [how: string, scenario: Partial<Scenario>])[] = [
  ['none', {}],
  ['no key', {}],
  ['request', {}],
  ['create', { faults: [{ call: 'client.create', way: 'rejects' }] }],
  ['create', { faults: [{ call: 'hosted-fields.create', way: 'rejects' }] }],
]

/** Errors as merchants' code reports them. */
export const errorScenarios: readonly Scenario[] = [
  ...FAULTS.map(
    ([how, scenario]): Scenario => ({
      ...scenario,
      title: `§1.3 an error is reported as data: ${scenario.faults?.[0]?.call ?? how}`,
      page: REPORTING,
      differs: ['codes as data'],
      script: (shop) => shop.run('report', `() => window.report(${JSON.stringify(how)})`),
    }),
  ),
  {
    title: '§1.4 a refused card is reported as data, with the component’s error',
    prepare: (simulator) =>
      simulator.fail('hosted-fields.tokenize', {
        code: 'HOSTED_FIELDS_FAILED_TOKENIZATION',
        type: 'CUSTOMER',
      }),
    script: async (shop) => {
      await shop.create({ paypal: PAYPAL })
      await shop.chooseOption('card')
      await shop.typeCard()
      await shop.run('report', ({ newest, say }) => {
        newest()
          .requestPaymentMethod()
          .catch((error: unknown) => {
            const text = JSON.parse(JSON.stringify(error))
            say(`message ${text.message}`)
            say(`name ${text.name}`)
            say(`inner ${text._braintreeWebError?.code} ${text._braintreeWebError?.type}`)
            say(`spread ${'message' in { ...Object(error) }}`)
          })
      })
    },
  },
]
