import { create, type DropInInstance } from '../../../widget/index'
import { EVENT_NAMES } from '../../widget/harness/event-names'

/** An error, as a test can get it out of the page. */
export interface Refusal {
  readonly message: string
  readonly code: string
  readonly fault: string
  /** Code, or else message, of the error behind it. */
  readonly cause: string | undefined
}

/** What a merchant's script would do, within reach of a test. */
export interface RealMerchant {
  readonly create: typeof create
  readonly instances: DropInInstance[]
  /** Every event of every widget, as a list of name and payload. */
  readonly events: (readonly [name: string, payload: unknown])[]
  /** What the page's policy has blocked: directive, address, sample. */
  readonly violations: string[]
  /** Where the page wants the widget: in its body, or in a shadow root. */
  place(): HTMLElement
  describe(error: unknown): Refusal
}

declare global {
  var realMerchant: RealMerchant
}

const page = new URLSearchParams(location.search)
document.documentElement.dir = page.has('rtl') ? 'rtl' : 'ltr'

const instances: DropInInstance[] = []
const events: (readonly [string, unknown])[] = []
const violations: string[] = []

document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  violations.push([violatedDirective, blockedURI, sample].join(' ').trim()),
)

globalThis.realMerchant = {
  instances,
  events,
  violations,
  async create(options) {
    const instance = await create(options)
    instances.push(instance)
    for (const name of EVENT_NAMES) {
      instance.on(name, (payload) => {
        events.push([name, name.startsWith('card:') ? undefined : structuredClone(payload)])
      })
    }
    return instance
  },
  place() {
    const own = document.querySelector<HTMLElement>('#payment')
    if (!own) throw new Error('The page has no place for a widget.')
    if (!page.has('shadow')) return own
    const root = own.shadowRoot ?? own.attachShadow({ mode: 'open' })
    const place = document.createElement('div')
    root.append(place)
    return place
  },
  describe(error) {
    if (!(error instanceof Error)) throw error
    const { cause } = error
    return {
      message: error.message,
      code: String(Reflect.get(error, 'code')),
      fault: String(Reflect.get(error, 'fault')),
      cause:
        cause instanceof Error ? String(Reflect.get(cause, 'code') ?? cause.message) : undefined,
    }
  },
}
