import { createHandOn } from '../hand-on'
import type { DropInInstance } from '../instance/drop-in-instance'
import { reportError } from '../model/report-error'
import { mountInstance } from '../mount-instance'
import type { WidgetOptions } from '../options/create-options'
import { EVENT_NAMES } from './event-names'

/** The widget of one element. */
export interface ElementMount {
  connect(): void
  disconnect(): void
  readOption(name: string): unknown
  setOption(name: string, value: unknown): void
  readInstance(): DropInInstance | undefined
}

/** Keeps the widget of an element, apart from its class: private members are long where old browsers are to know them. */
export function createMount(element: HTMLElement): ElementMount {
  let options: WidgetOptions = { authorization: '' }
  let instance: DropInInstance | undefined
  let mounted: AbortController | undefined
  let starting: Promise<void> | undefined
  let handOn: (() => void) | undefined
  let form: HTMLFormElement | null = null

  /** What sets one option usually sets others right after. */
  const startSoon = () => queueMicrotask(start)

  function start(): void {
    if (!element.isConnected || mounted || !options.authorization) return
    mounted = new AbortController()
    const container = document.createElement('div')
    element.replaceChildren(container)
    const host = { container, options, onReady: open.bind(null, options), onError: fail }
    starting = mountInstance(host, mounted.signal)
  }

  function open(createdWith: WidgetOptions, created: DropInInstance): void {
    for (const name of EVENT_NAMES) created.on(name, (detail: unknown) => dispatch(name, detail))
    instance = created
    handOn = createHandOn(created, createdWith, () => options)
    // Options may have changed while the widget started.
    handOn()
    dispatch('ready', created)
  }

  function fail(error: unknown): void {
    stop()
    if (dispatch('error', error)) reportError(error)
  }

  /** After it the element can start again. */
  function stop(): void {
    mounted?.abort()
    mounted = handOn = instance = undefined
  }

  function dispatch(name: string, detail: unknown): boolean {
    return element.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
  }

  /** Holds a submit back; a start that has failed is tried again. */
  async function pay(event: SubmitEvent): Promise<void> {
    if (!form || !element.hasAttribute('in-form')) return
    event.preventDefault()
    const { payWithForm } = await import('./pay-with-form')
    await payWithForm(form, event.submitter, async () => {
      start()
      await starting
      return instance
    })
  }

  return {
    connect() {
      form = element.closest('form')
      form?.addEventListener('submit', pay)
      startSoon()
    },
    disconnect() {
      form?.removeEventListener('submit', pay)
      stop()
    },
    readOption: (name) => Reflect.get(options, name),
    setOption(name, value) {
      options = { ...options, [name]: value }
      if (handOn) handOn()
      else startSoon()
    },
    readInstance: () => instance,
  }
}
