import { createHandOn } from '../hand-on'
import type { DropInInstance } from '../instance/drop-in-instance'
import { reportError } from '../model/report-error'
import { mountInstance } from '../mount-instance'
import type { WidgetOptions } from '../options/create-options'
import { EVENT_NAMES } from './event-names'
import { OPTION_BY_ATTRIBUTE, readAttribute } from './option-names'

/** The class of `DropInElement`; a function, because servers have no `HTMLElement` to extend. */
export function createElementClass(): CustomElementConstructor {
  class PromptBazaarDropIn extends HTMLElement {
    static readonly observedAttributes = [...OPTION_BY_ATTRIBUTE.keys()]

    instance: DropInInstance | undefined
    options: WidgetOptions = { authorization: '' }
    #mounted: AbortController | undefined
    #starting: Promise<void> | undefined
    #handOn: (() => void) | undefined
    #form: HTMLFormElement | null = null

    constructor() {
      super()
      // Frameworks may have set properties before this class was there.
      for (const name of OPTION_BY_ATTRIBUTE.values()) {
        const early: unknown = Reflect.get(this, name)
        if (early === undefined) continue
        Reflect.deleteProperty(this, name)
        this.setOption(name, early)
      }
    }

    connectedCallback(): void {
      this.#form = this.closest('form')
      this.#form?.addEventListener('submit', this.#pay)
      this.#startSoon()
    }

    disconnectedCallback(): void {
      this.#form?.removeEventListener('submit', this.#pay)
      this.#stop()
    }

    attributeChangedCallback(attribute: string, _old: string | null, value: string | null): void {
      const name = OPTION_BY_ATTRIBUTE.get(attribute)
      if (name) this.setOption(name, readAttribute(name, value))
    }

    setOption(name: string, value: unknown): void {
      this.options = { ...this.options, [name]: value }
      if (this.#handOn) this.#handOn()
      else this.#startSoon()
    }

    /** What sets one option usually sets others right after. */
    #startSoon(): void {
      queueMicrotask(() => this.#start())
    }

    #start(): void {
      const { options } = this
      if (!this.isConnected || this.#mounted || !options.authorization) return
      const mounted = new AbortController()
      this.#mounted = mounted
      const container = document.createElement('div')
      this.replaceChildren(container)
      const onReady = (instance: DropInInstance) => this.#open(instance, options)
      const onError = (error: unknown) => {
        this.#stop()
        if (this.#dispatch('error', error)) reportError(error)
      }
      this.#starting = mountInstance({ container, options, onReady, onError }, mounted.signal)
    }

    #open(instance: DropInInstance, options: WidgetOptions): void {
      for (const name of EVENT_NAMES) {
        instance.on(name, (detail: unknown) => this.#dispatch(name, detail))
      }
      this.instance = instance
      this.#handOn = createHandOn(instance, options, () => this.options)
      // Options may have changed while the widget started.
      this.#handOn()
      this.#dispatch('ready', instance)
    }

    /** After it the element can start again. */
    #stop(): void {
      this.#mounted?.abort()
      this.#mounted = this.#handOn = this.instance = undefined
    }

    #dispatch(name: string, detail: unknown): boolean {
      return this.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
    }

    /** Holds a submit back; a start that has failed is tried again. */
    readonly #pay = async (event: SubmitEvent): Promise<void> => {
      if (!this.#form || !this.hasAttribute('in-form')) return
      event.preventDefault()
      const { payWithForm } = await import('./pay-with-form')
      await payWithForm(this.#form, event.submitter, async () => {
        this.#start()
        await this.#starting
        return this.instance
      })
    }
  }

  for (const name of OPTION_BY_ATTRIBUTE.values()) {
    Object.defineProperty(PromptBazaarDropIn.prototype, name, {
      get(this: PromptBazaarDropIn) {
        return Reflect.get(this.options, name)
      },
      set(this: PromptBazaarDropIn, value: unknown) {
        this.setOption(name, value)
      },
    })
  }
  return PromptBazaarDropIn
}
