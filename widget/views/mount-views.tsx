import { type ReactElement, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { isRightToLeft } from '../locales/find-locale'
import type { Translator } from '../locales/translator'
import type { ModelEvent } from '../model/machine/model-event'
import { shownClasses } from '../model/machine/selectors'
import type { DropInState } from '../model/machine/state'
import type { Store } from '../model/store'
import { DropInContext, useDropIn } from './drop-in-context'
import { createFocusKeeper } from './focus-keeper'
import { Frame } from './frame'
import type { MethodsView } from './methods-view'
import type { SheetView } from './sheet-slot'
import { adoptStyles } from './styles/adopt-styles'

/** The widget on the page. */
export interface Views {
  /** Puts the sheets into the page; resolves when their places are there. */
  showSheets(sheets: readonly SheetView[]): Promise<void>
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
  const styleRoot = wrapper.getRootNode()
  const releases = [adoptStyles(styleRoot)]
  const focus = createFocusKeeper(wrapper, store)
  const root = createRoot(wrapper)
  const context = { store, translate, instanceId: wrapper.id }

  /** A later render may overtake an earlier one; the first that commits resolves all waiters. */
  let waiting: (() => void)[] = []
  function announcePlaces(): void {
    const reached = waiting
    waiting = []
    for (const resolve of reached) resolve()
  }

  let sheets: readonly SheetView[] = []
  let methods: MethodsView | undefined
  function render(): void {
    focus.notice()
    root.render(
      <DropInContext value={context}>
        <Frame sheets={sheets} Methods={methods?.View} onPlaced={announcePlaces} />
        <WrapperState wrapper={wrapper} onShown={focus.restore} />
      </DropInContext>,
    )
  }

  render()
  return {
    showSheets: (next) =>
      new Promise((resolve) => {
        waiting.push(resolve)
        sheets = next
        render()
      }),
    showMethods(next) {
      releases.push(next.adoptStyles(styleRoot))
      methods = next
      render()
    },
    isInPlace: () => wrapper.parentElement !== null || wrapper.parentNode instanceof ShadowRoot,
    unmount() {
      for (const release of releases) release()
      // Not at once: React forbids it while it renders, and a merchant's effect may be what tears down.
      queueMicrotask(() => root.unmount())
    },
  }
}

interface WrapperStateProps {
  readonly wrapper: HTMLElement
  onShown(): void
}

/** Says on the wrapper what shows: merchants' styles and scripts go by these classes. */
function WrapperState({ wrapper, onShown }: WrapperStateProps): ReactElement | null {
  const { state } = useDropIn()
  const classes = shownClasses(state).join(' ')
  useLayoutEffect(() => {
    wrapper.className = `braintree-wrapper ${classes}`
  }, [wrapper, classes])
  useLayoutEffect(() => onShown())
  return null
}
