import type { Scenario } from '../driver/scenario'
import type { DifferenceName } from '../intended/differences'

interface Refusal {
  readonly title: string
  readonly options: object
  readonly differs?: readonly DifferenceName[]
}

/** Options that `create` refuses, each with its message. */
const REFUSALS: readonly Refusal[] = [
  { title: 'no authorization', options: { authorization: '' } },
  { title: 'no container', options: { container: undefined } },
  { title: 'container and selector', options: { selector: '#payment' } },
  { title: 'a container that is not there', options: { container: '#nowhere' } },
  { title: 'a container with something in it', options: { container: 'main' } },
  { title: 'a priority that is no list', options: { paymentOptionPriority: 'card' } },
  { title: 'a priority with an unknown option', options: { paymentOptionPriority: ['cash'] } },
  { title: 'a priority without any option', options: { paymentOptionPriority: [] } },
  { title: 'nothing to pay with', options: { card: false } },
  {
    title: 'a selector that no browser reads',
    options: { container: '#' },
    differs: ['selector refused'],
  },
  { title: 'a locale that is no text', options: { locale: 1 }, differs: ['locale refused'] },
]

export const refusalScenarios: readonly Scenario[] = [
  ...REFUSALS.map(({ title, options, differs }) => ({
    title: `create refuses ${title}`,
    ...(differs ? { differs } : {}),
    script: async (shop: Parameters<Scenario['script']>[0]) => {
      await shop.create(options)
      await shop.create(options, 'callback')
      await shop.create()
    },
  })),
  {
    title: 'create refuses to go without options',
    differs: ['no options'],
    script: async (shop) => {
      await shop.run('create', ({ follow, dropin }) =>
        follow('create', () => Reflect.apply(dropin().create, undefined, [])),
      )
    },
  },
  {
    title: 'create takes the selector of older pages',
    script: async (shop) => {
      await shop.create({ container: undefined, selector: '#payment' })
    },
  },
]
