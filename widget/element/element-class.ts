import { createMount, type ElementMount } from './element-mount'
import { OPTION_BY_ATTRIBUTE, OPTION_NAMES, readAttribute } from './option-names'

const mounts = new WeakMap<HTMLElement, ElementMount>()

/** The class of `DropInElement`; a function, because servers have no `HTMLElement` to extend. */
export function createElementClass(): CustomElementConstructor {
  class PromptBazaarDropIn extends HTMLElement {
    static get observedAttributes(): string[] {
      return [...OPTION_BY_ATTRIBUTE.keys()]
    }

    connectedCallback(): void {
      mountOf(this).connect()
    }

    disconnectedCallback(): void {
      mountOf(this).disconnect()
    }

    attributeChangedCallback(attribute: string, _old: string | null, value: string | null): void {
      const name = OPTION_BY_ATTRIBUTE.get(attribute)
      if (name) mountOf(this).setOption(name, readAttribute(name, value))
    }

    get instance() {
      return mountOf(this).readInstance()
    }
  }

  for (const name of OPTION_NAMES) {
    Object.defineProperty(PromptBazaarDropIn.prototype, name, {
      get(this: PromptBazaarDropIn) {
        return mountOf(this).readOption(name)
      },
      set(this: PromptBazaarDropIn, value: unknown) {
        mountOf(this).setOption(name, value)
      },
    })
  }
  return PromptBazaarDropIn
}

function mountOf(element: HTMLElement): ElementMount {
  const known = mounts.get(element)
  if (known) return known
  const mount = createMount(element)
  mounts.set(element, mount)
  takeEarlyOptions(element, mount)
  return mount
}

/** Frameworks may have set properties before the class was there; they would hide its own. */
function takeEarlyOptions(element: HTMLElement, mount: ElementMount): void {
  for (const name of OPTION_NAMES) {
    const early = Object.getOwnPropertyDescriptor(element, name)
    if (!early) continue
    Reflect.deleteProperty(element, name)
    mount.setOption(name, early.value)
  }
}
