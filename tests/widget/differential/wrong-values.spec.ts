import { type BrowserContext, expect, test } from 'playwright/test'
import { describeValue } from '../../../widget/options/describe-value'
import { LONG } from '../../length'
import { type Kind, kindsFor, OLD_MESSAGES, place, RULES, type Rule, VALUES } from '../option-rules'
import { play, type WidgetName } from './driver/play'
import type { Shop } from './driver/shop'

const ALL_OPTIONS = { payWithVenmo: true, applePayWeb: true, androidPay: true } as const

/** These can't be handed to a page from outside, or to a stand-in's journal. */
const UNSENDABLE: readonly Kind[] = ['symbol', 'function', 'bigint']

/** What comes of each value: the options that are offered then, or the error. */
type Outcomes = Partial<Record<Kind, string>>

for (const [path, rule] of Object.entries(RULES)) {
  test(`WSET-16 options.${path} is taken where the old widget took it, and refused where it failed`, {
    tag: LONG,
  }, async ({ context, baseURL }) => {
    const kinds = kindsFor(rule).filter((kind) => !UNSENDABLE.includes(kind))
    const [old, now] = await Promise.all(
      (['old', 'new'] as const).map((widget) => tryAll(context, baseURL, widget, path, kinds)),
    )
    expect(now).toEqual(
      Object.fromEntries(kinds.map((kind) => [kind, expectationOf(path, rule, kind, old?.[kind])])),
    )
  })
}

/** As the old one's, but for errors that it didn't mean: those of the language, for which there is a sentence. */
function expectationOf(path: string, { takes }: Rule, kind: Kind, old = ''): string {
  if (!/^(Type|Syntax)Error/.test(old)) return old
  const sentence = `options.${path} takes ${takes}, but got ${describeValue(VALUES[kind])}.`
  return `DropinError: ${OLD_MESSAGES[path] ?? sentence}`
}

async function tryAll(
  context: BrowserContext,
  origin = '',
  widget: WidgetName,
  path: string,
  kinds: readonly Kind[],
): Promise<Outcomes> {
  const outcomes: Outcomes = {}
  await play(context, origin, widget, {
    title: path,
    isSecure: true,
    guestWith: 'token',
    gateway: ALL_OPTIONS,
    script: async (shop) => {
      for (const kind of kinds) {
        await shop.create(Object(place(path.split('.'), VALUES[kind])))
        outcomes[kind] = await outcomeOf(shop)
      }
    },
  })
  return outcomes
}

async function outcomeOf(shop: Shop): Promise<string> {
  const error = lastResults(shop).find((line) => line.startsWith('create rejects: it is a '))
  // What the old widget leaves behind is another test's matter.
  if (error) {
    const empty = () => document.querySelector('#payment')?.replaceChildren()
    await shop.run('empty the container', empty, 0)
    return error.replace('create rejects: it is a ', '')
  }
  await shop.call('getAvailablePaymentOptions')
  const options = lastResults(shop).join()
  await shop.call('teardown')
  return options
}

function lastResults({ observation }: Shop): readonly string[] {
  return observation.at(-1)?.seen.results ?? []
}
