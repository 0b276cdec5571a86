import { isRightToLeft } from '../locales/find-locale'
import type { Translator } from '../locales/translator'
import type { ModelEvent } from '../model/machine/model-event'
import { shownClasses } from '../model/machine/selectors'
import type { DropInState } from '../model/machine/state'
import type { Store } from '../model/store'
import type { PaymentOptionId } from '../model/terms/payment-option'
import { createFocusKeeper } from './dom/focus-keeper'
import { followKeys } from './dom/keys'
import { createFrame } from './frame'
import type { MethodsView } from './methods-view'
import type { SheetSlot } from './sheet-slot'
import { openStyles } from './styles/open-styles'
import { createViewContext, type ViewContext } from './view-context'

/** The widget on the page. */
export interface Views {
  /** Where the sheet of an option is shown. */
  slotOf(option: PaymentOptionId): SheetSlot
  /** From now on the list of payment methods can show. */
  showMethods(methods: MethodsView): void
  isInPlace(): boolean
  unmount(): void
}

interface ViewParts {
  /** The widget's own element, already in its place on the page. */
  readonly wrapper: HTMLElement
  readonly store: Store<DropInState, ModelEvent>
  readonly translate: Translator
}

/** Shows the widget in its wrapper, loading until the model says otherwise. */
export function mountViews({ wrapper, store, translate }: ViewParts): Views {
  wrapper.lang = translate.locale.replace('_', '-')
  wrapper.dir = isRightToLeft(translate.locale) ? 'rtl' : 'ltr'
  wrapper.addEventListener('keydown', followKeys)
  const styles = openStyles(wrapper)
  const looks: (() => void)[] = []
  const context = createViewContext({ store, translate, instanceId: wrapper.id }, looks)
  const frame = createFrame(context)
  wrapper.append(...frame.elements)
  nameViews(wrapper, context)

  const focus = createFocusKeeper(wrapper, store)
  function update(): void {
    focus.notice()
    for (const look of looks) look()
    focus.restore()
  }
  const stop = store.subscribe(update)

  return {
    slotOf: frame.slotOf,
    showMethods(methods) {
      styles.add(methods.styles)
      frame.showMethods(methods)
      update()
    },
    isInPlace: () => wrapper.parentElement !== null || wrapper.parentNode instanceof ShadowRoot,
    unmount() {
      stop()
      styles.release()
    },
  }
}

/** Says on the wrapper what shows: merchants' styles and scripts go by these classes. */
function nameViews(wrapper: HTMLElement, { watch }: ViewContext): void {
  const { classList } = wrapper
  classList.add('braintree-wrapper')
  let names: readonly string[] = []
  watch(
    (state) => shownClasses(state).join(' '),
    (classes) => {
      classList.remove(...names)
      names = classes.split(' ').filter(Boolean)
      classList.add(...names)
    },
  )
}

/**
 * Puts the widget's own element into the container. At once, so that a second widget that is created
 * there meanwhile finds the place taken.
 */
export function placeWrapper(container: Element, onEnd: (task: () => void) => void): HTMLElement {
  const wrapper = document.createElement('div')
  wrapper.id = `braintree--dropin__${createUniqueId()}`
  wrapper.dataset['braintreeId'] = 'wrapper'
  container.append(wrapper)
  onEnd(() => wrapper.remove())
  return wrapper
}

/** `randomUUID` needs a secure page; merchants develop on others. */
function createUniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
