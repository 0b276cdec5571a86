import { createWidget } from '../assembly/create-widget'
import { createInstance } from '../instance/create-instance'
import type { DropInInstance } from '../instance/drop-in-instance'
import { reportError } from '../model/report-error'
import { toDropInError } from '../model/terms/dropin-error'
import { OPTION_NAMES } from './option-names'

/**
 * Gives an element its properties, and a widget as long as it is on the page.
 *
 * @returns to be called when it comes there, with the form around it, and when it goes
 */
export function createMount(element: HTMLElement): (form?: HTMLFormElement | null) => void {
  let options: Readonly<Record<string, unknown>> = {}
  let load: (() => Promise<typeof import('../embedding/update-options')>) | undefined
  let applyChanges: (() => void) | undefined
  let instance: DropInInstance | undefined
  let ending: AbortController | undefined
  let starting: Promise<DropInInstance | undefined> | undefined
  let form: HTMLFormElement | null | undefined
  let root: Node | undefined

  /** @returns the widget that is there or on its way, or nothing where it could not start */
  function start(): typeof starting {
    if (!starting && element.isConnected && options['authorization']) starting = open()
    return starting
  }

  async function open(): Promise<DropInInstance | undefined> {
    ending = new AbortController()
    const { signal } = ending
    const container = document.createElement('div')
    element.replaceChildren(container)
    const createdWith = options
    try {
      const widget = await createWidget({ ...options, container, signal })
      const created = createInstance(widget)
      const teardown = () => void created.teardown().catch(reportError)
      signal.onabort = teardown
      // Too late for the listener.
      if (signal.aborted) teardown()
      widget.emitter.onAny(dispatch)
      // There already, as a rule; where it could not be loaded each start tries again, unless the browser remembers that
      // (Chromium from 150): then the page has to be loaded again. Without it a later amount would not reach the widget.
      const code = await load?.()
      if (!signal.aborted) {
        instance = created
        // Options may have changed while the widget started.
        applyChanges = code?.createOptionUpdater(
          created,
          widget.disposer,
          createdWith,
          () => options,
        )
        dispatch('ready', created)
      }
    } catch (error) {
      if (!signal.aborted) {
        stop()
        if (dispatch('error', toDropInError(error))) reportError(error)
      }
    }
    return instance
  }

  /** After it the element can start again. */
  function stop(): void {
    ending?.abort()
    applyChanges = instance = starting = undefined
  }

  function dispatch(name: string, detail: unknown): boolean {
    return element.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
  }

  /** The form's own listeners come first, since a page may add some at any time: what they refuse is left alone. */
  function comeLast(): void {
    form?.addEventListener('submit', pay, { once: true })
  }

  /** Holds a submit back; listeners around the form may refuse it still. A start that has failed is tried again. */
  async function pay(event: SubmitEvent): Promise<void> {
    if (event.defaultPrevented || !element.hasAttribute('in-form')) return
    event.preventDefault()
    let isRefused = false
    const refuseUnless = (isFine?: boolean) => {
      isRefused ||= !isFine
    }
    event.preventDefault = refuseUnless
    Object.defineProperty(event, 'returnValue', { set: refuseUnless })
    const { payWithForm } = await import('./pay-with-form')
    await payWithForm(event, form, start, () => isRefused)
  }

  for (const name of OPTION_NAMES) {
    const set = (value: unknown) => {
      options = { ...options, [name]: value }
      // What can be handed on later lies in objects: a page that sets none needs no code for it.
      if (typeof value === 'object') {
        load = () => import('../embedding/update-options')
        load()
      }
      if (applyChanges) applyChanges()
      // What sets one option usually sets others right after.
      else queueMicrotask(start)
    }
    // Frameworks may have set properties before the class was there.
    set(Reflect.get(element, name))
    Object.defineProperty(element, name, { get: () => options[name], set })
  }
  Object.defineProperty(element, 'instance', { get: () => instance })

  return (around) => {
    stop()
    form?.removeEventListener('submit', pay)
    root?.removeEventListener('submit', comeLast, true)
    form = around
    root = form?.getRootNode()
    root?.addEventListener('submit', comeLast, true)
    queueMicrotask(start)
  }
}
