import type { ReactElement } from 'react'
import { classNames } from './class-names'
import { useDropIn } from './drop-in-context'
import { Icon } from './icons/icon'

interface LoadingProps {
  readonly isLoading: boolean
}

/** Shows that something is on its way. */
export function LoadingIndicator({ isLoading }: LoadingProps): ReactElement {
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
export function LoadingStatus({ isLoading }: LoadingProps): ReactElement {
  const { state, translate } = useDropIn()
  const isWorking = Object.values(state.sheets).some(({ activity }) => activity === 'working')
  return (
    <span role="status" className="braintree-visually-hidden">
      {isLoading ? translate('loading') : isWorking && translate('connecting')}
    </span>
  )
}
