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
 * Says that it loads, or that a sheet works. Always there, and outside of the part that is busy: that one
 * is kept quiet.
 */
export function createLoadingStatus(
  { watch, translate }: ViewContext,
  isLoading: () => boolean,
): { readonly status: HTMLElement; readonly lookAgain: () => void } {
  const status = div('braintree-visually-hidden', { role: 'status' })
  const lookAgain = watch(({ sheets }) => {
    if (isLoading()) return translate('loading')
    const isWorking = Object.values(sheets).some(({ activity }) => activity === 'working')
    return isWorking ? translate('connecting') : ''
  }, textOf(status))
  return { status, lookAgain }
}
