import { describeFailure } from '../locales/translator'
import { type Areas, areasOf } from '../model/machine/selectors'
import type { DropInState } from '../model/machine/state'
import { PAYMENT_OPTION_IDS, type PaymentOptionId } from '../model/terms/payment-option'
import { createContainers } from './containers'
import { button, div, element } from './dom/element'
import { icon } from './icons/icon'
import { createIconSprite } from './icons/icon-sprite'
import { createLoadingIndicator, createLoadingStatus } from './loading-indicator'
import { createMethodsFrame } from './methods-frame'
import type { MethodsView } from './methods-view'
import { createSheetSlot, type SheetSlot } from './sheet-slot'
import type { ViewContext } from './view-context'

/** The whole widget: which of its parts show is decided by the model. */
export interface Frame {
  readonly elements: readonly Element[]
  /** @throws Error for what is no option */
  slotOf(option: PaymentOptionId): SheetSlot
  /** The next look at the state shows them. */
  showMethods(methods: MethodsView): void
}

/** Makes all parts, most of them out of sight: merchants' scripts look for them as soon as the widget is there. */
export function createFrame(context: ViewContext): Frame {
  const { watch, showWhile } = context
  let hasMethodsCode = false
  const isLoadingIn = ({ isLoading, hasMethods }: Areas) =>
    isLoading || (hasMethods && !hasMethodsCode)
  const loader = createLoadingIndicator(context)
  const status = createLoadingStatus(context, (state) => isLoadingIn(areasOf(state)))
  const methods = createMethodsFrame(context)
  const slots = mapSlots(context)
  const sheets = div(
    'braintree-sheet__container',
    { hook: 'sheet-container' },
    ...[...slots.values()].map(({ element }) => element),
    createSheetError(context),
  )
  const frame = div(
    'braintree-dropin',
    {},
    ...createContainers(context, [loader, methods.confirmation, methods.list], sheets),
    createToggle(context),
  )
  const blocker = div('braintree-dropin__disabled', { hook: 'disable-wrapper' })

  showWhile(loader, isLoadingIn)
  showWhile(methods.list, ({ hasMethods }) => hasMethods && hasMethodsCode)
  watch(
    (state) => isLoadingIn(areasOf(state)),
    (isBusy) => frame.setAttribute('aria-busy', String(isBusy)),
  )
  watch(
    ({ loading: { length } }) => length > 0,
    (isLoading) => {
      frame.classList.toggle('braintree-loading', isLoading)
      frame.classList.toggle('braintree-loaded', !isLoading)
    },
  )
  watch(
    ({ failure }) => failure !== undefined,
    (hasError) => {
      frame.classList.toggle('braintree-sheet--has-error', hasError)
    },
  )
  watch(
    (state) => areasOf(state).sheet !== undefined,
    (isActive) => {
      sheets.classList.toggle('braintree-sheet--active', isActive)
    },
  )
  watch(isBlocked, (isNow) => {
    blocker.hidden = !isNow
  })
  return {
    elements: [createIconSprite(context), status, frame, blocker],
    slotOf(option) {
      const slot = slots.get(option)
      if (!slot) throw new Error(`The widget has no place for ${option}.`)
      return slot
    },
    showMethods(view) {
      hasMethodsCode = true
      view.fill(methods, context)
    },
  }
}

function mapSlots(context: ViewContext): ReadonlyMap<PaymentOptionId, SheetSlot> {
  return new Map(PAYMENT_OPTION_IDS.map((option) => [option, createSheetSlot(option, context)]))
}

/** Leads from a sheet or the methods list to the other ways to pay. */
function createToggle({ store, translate, showWhile }: ViewContext): HTMLElement {
  const toggle = button(
    'braintree-large-button braintree-toggle',
    { hook: 'toggle', click: () => store.dispatch({ type: 'other-ways-asked' }) },
    translate('chooseAnotherWayToPay'),
  )
  showWhile(toggle, ({ hasToggle }) => hasToggle)
  return toggle
}

function isBlocked({ sheets }: DropInState): boolean {
  return Object.values(sheets).some(({ activity }) => activity !== 'idle')
}

/** What went wrong in the sheet, or while editing; always there, so that it is announced. */
function createSheetError({ watch, translate, pictureOf }: ViewContext): HTMLElement {
  const picture = icon(pictureOf('iconError'), 'braintree-sheet__error-icon')
  const text = div('braintree-sheet__error-text', { role: 'alert', hook: 'sheet-error-text' })
  const box = div('braintree-sheet__error', { hook: 'sheet-error' }, picture, text)
  watch(
    ({ failure }) => failure,
    (failure) => {
      const isHint = failure?.kind === 'hint'
      box.classList.toggle('braintree-hidden', !failure)
      box.classList.toggle('braintree-sheet__error--hint', isHint)
      picture.toggleAttribute('hidden', !failure || isHint)
      text.replaceChildren(
        ...(failure ? [element('bdi', {}, describeFailure(translate, failure))] : []),
      )
    },
  )
  return box
}
