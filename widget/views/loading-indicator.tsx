import type { ReactElement } from 'react'
import { areasOf } from '../model/machine/selectors'
import { classNames } from './class-names'
import { useDropIn } from './drop-in-context'
import { Icon } from './icons/icon'

/** Shows that something is on its way. */
export function LoadingIndicator(): ReactElement {
  const { state } = useDropIn()
  const { isLoading } = areasOf(state)
  return (
    <div
      data-braintree-id="loading-container"
      className={classNames('braintree-loader__container', !isLoading && 'braintree-hidden')}
      hidden={!isLoading}
    >
      <div data-braintree-id="loading-indicator" className="braintree-loader__indicator">
        <Icon name="iconLockLoader" className="braintree-loader__lock" />
      </div>
    </div>
  )
}

/**
 * Says that it loads, or that a sheet works. Always there, and outside of the part that is busy: that one
 * is kept quiet.
 */
export function LoadingStatus(): ReactElement {
  const { state, translate } = useDropIn()
  const isWorking = Object.values(state.sheets).some(({ activity }) => activity === 'working')
  return (
    <span role="status" className="braintree-visually-hidden">
      {areasOf(state).isLoading ? translate('loading') : isWorking && translate('connecting')}
    </span>
  )
}
