import type { DropInInstance } from '../../../../../widget/index'
import type { Harness } from '../harness'
import type { MerchantPage, MerchantTools } from './merchant-page'

type Create = (...args: unknown[]) => unknown

/** The parts of a merchant's page that can be sent to it. */
export type PageParts = Omit<MerchantPage, 'script'>

/** Puts the merchant's page in the place of the plain one, with its libraries. */
export async function setUpPage(
  harness: Harness,
  { html, css = '', libraries = [], loadsItself = false }: PageParts,
): Promise<{ readonly loaded: Promise<void> }> {
  const main = document.querySelector('main')
  if (!main) throw new Error('The page has no main part.')
  main.id = 'shop'
  main.innerHTML = html
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
  holdForms(harness)
  const loaded = hearOfWidget(harness)
  for (const library of libraries) await harness.loadScript(`/libraries/${library}.js`)
  if (!loadsItself) await harness.load()
  return { loaded }
}

/** Resolves when a script of the page has brought the widget. */
function hearOfWidget({ scriptAddress }: Harness): Promise<void> {
  return new Promise((resolve) => {
    const listen = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.endsWith(scriptAddress)) resolve()
    }
    document.addEventListener('load', listen, { capture: true })
  })
}

/** A page that is left can't be looked at: what a form would send is noted. */
function holdForms(harness: Harness): void {
  HTMLFormElement.prototype.submit = function submit() {
    const entries = [...new FormData(this)].map(([key, value]) => `${key}=${value}`)
    harness.say(`the form sends ${entries.sort().join(' ')}`)
  }
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    harness.say('the form is sent by the browser')
  })
}

/** What the merchant's script works with. */
export function createTools(harness: Harness): MerchantTools {
  const { authorization, translations } = {
    authorization: '',
    translations: {},
    ...harness.defaults,
  }

  function watch(dropin: unknown): MerchantTools['dropin'] {
    if (!isDropIn(dropin)) throw new Error("The widget's script put nothing on the page.")
    const watched: Create = (...given) => createWatched(harness, dropin.create, translations, given)
    return Object.assign(Object.create(dropin), { create: watched })
  }

  return {
    authorization,
    address: harness.scriptAddress,
    get dropin() {
      return watch(harness.dropin())
    },
    watch,
    say: (...words) => harness.say(words.map(toWord).join(' ')),
    messageOf: (error) => (error instanceof Error ? error.message : 'no error'),
    charge: ({ nonce, type }) => harness.say(`the server charges ${type} ${nonce}`),
    at(selector) {
      const found = document.querySelector(selector)
      if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector}.`)
      return found
    },
  }
}

/** Creates a widget as the merchant asks for it, in the words that tests read, and hears its events. */
function createWatched(
  harness: Harness,
  create: Create,
  translations: unknown,
  [options, callback]: unknown[],
): unknown {
  const given = typeof options === 'object' ? { translations, ...options } : options
  if (typeof callback !== 'function') {
    const creating = create(given)
    return creating instanceof Promise
      ? creating.then((instance: DropInInstance) => harness.listen(instance))
      : creating
  }
  return create(given, (error: unknown, instance?: DropInInstance) => {
    if (instance) harness.listen(instance)
    callback(...(instance ? [error, instance] : [error]))
  })
}

function isDropIn(value: unknown): value is { create: Create } {
  return typeof value === 'object' && value !== null && 'create' in value
}

function toWord(word: unknown): string {
  if (typeof word === 'string') return word
  return word instanceof Error ? word.message : (JSON.stringify(word) ?? 'undefined')
}
