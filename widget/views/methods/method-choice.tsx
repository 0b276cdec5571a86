import type { ReactElement } from 'react'
import type { MethodEntry } from '../../model/terms/method-entry'
import { classNames } from '../class-names'
import { useDropIn } from '../drop-in-context'
import { Icon } from '../icons/icon'
import { MethodLabel } from './method-label'
import { describeMethod } from './method-texts'

interface MethodChoiceProps {
  readonly entry: MethodEntry
  readonly isTicked: boolean
}

/** A method that one can pay with. */
export function MethodChoice({ entry, isTicked }: MethodChoiceProps): ReactElement {
  const { dispatch, translate, instanceId } = useDropIn()
  const texts = describeMethod(entry.method, translate)
  const choose = () => dispatch({ type: 'entry-chosen', entryId: entry.id })
  return (
    <label className={classNames('braintree-method', isTicked && 'braintree-method--active')}>
      <input
        type="radio"
        className="braintree-radio"
        form={`${instanceId}-none`}
        name={`${instanceId}-method`}
        checked={isTicked}
        onChange={ignoreChange}
        onClick={choose}
      />
      <Icon name={texts.icon} className="braintree-method__logo" />
      <MethodLabel {...texts} />
      <span className="braintree-method__check-container">
        {isTicked && <Icon name="iconCheck" className="braintree-method__check" />}
      </span>
    </label>
  )
}

/** A click decides, also on the method that is ticked already; React wants a handler beside `checked`. */
function ignoreChange(): void {}
