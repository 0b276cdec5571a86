import { isBusy } from '../model/machine/selectors'
import type { DropInState } from '../model/machine/state'
import { div, textOf } from './dom/element'
import { icon } from './icons/icon'
import type { ViewContext } from './view-context'

/** Shows that something is on its way. */
export function createLoadingIndicator({ pictureOf }: ViewContext): HTMLElement {
  return div(
    'braintree-loader__container',
    { hook: 'loading-container' },
    div(
      'braintree-loader__indicator',
      { hook: 'loading-indicator' },
      icon(pictureOf('iconLockLoader'), 'braintree-loader__lock'),
    ),
  )
}

/**
 * Says that it loads, or that a payment or a deletion is under way. Always there, and outside of the part that is
 * busy: that one is kept quiet.
 */
export function createLoadingStatus(
  { watch, translate }: ViewContext,
  isLoading: (state: DropInState) => boolean,
): HTMLElement {
  const status = div('braintree-visually-hidden', { role: 'status' })
  watch((state) => {
    if (isBusy(state)) return translate('connecting')
    return isLoading(state) ? translate('loading') : ''
  }, textOf(status))
  return status
}
