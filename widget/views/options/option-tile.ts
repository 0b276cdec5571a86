import { DEVELOPER_MESSAGE } from '../../locales/translator'
import { type TileState, tileStateOf } from '../../model/machine/selectors'
import type { DropInState } from '../../model/machine/state'
import type { PaymentOptionId } from '../../model/terms/payment-option'
import { div, element } from '../dom/element'
import { setReachable } from '../dom/keys'
import { icon } from '../icons/icon'
import type { ViewContext } from '../view-context'
import { describeOption } from './describe-option'

/** The tile of a way to pay. */
export function createOptionTile(option: PaymentOptionId, context: ViewContext): HTMLElement {
  const { watch, store, translate, pictureOf } = context
  const { icon: picture, name } = describeOption(option, translate)
  const message = div('braintree-option__pending-message')
  const tile = div(
    `braintree-option braintree-option__${option}`,
    {
      role: 'radio',
      'aria-checked': 'false',
      click() {
        if (tileStateOf(store.read(), option) === 'usable') {
          store.dispatch({ type: 'option-chosen', option })
        }
      },
    },
    icon(pictureOf(picture), 'braintree-option__logo'),
    div('braintree-option__label', {}, name, message),
  )
  function show(state: TileState): void {
    const isUsable = state === 'usable'
    tile.classList.toggle('braintree-disabled', !isUsable)
    tile.setAttribute('aria-disabled', String(!isUsable))
    message.hidden = isUsable
    message.className = `braintree-option__${state === 'failed' ? 'disabled' : 'pending'}-message`
    message.replaceChildren(
      state === 'failed'
        ? element('bdi', { lang: 'en' }, DEVELOPER_MESSAGE)
        : isUsable
          ? ''
          : translate('connecting'),
    )
  }
  watch((state) => tileStateOf(state, option), show)
  watch(
    (state) => firstUsable(state) === option,
    (isFirst) => setReachable(tile, isFirst),
  )
  return tile
}

function firstUsable(state: DropInState): PaymentOptionId | undefined {
  return state.options.find((option) => tileStateOf(state, option) === 'usable')
}
