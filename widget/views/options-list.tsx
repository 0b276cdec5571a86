import type { ReactElement } from 'react'
import { DEVELOPER_MESSAGE } from '../locales/translator'
import { tileStateOf } from '../model/machine/selectors'
import type { PaymentOptionId } from '../model/terms/payment-option'
import { classNames } from './class-names'
import { describeOption } from './describe-option'
import { useDropIn } from './drop-in-context'
import { Icon } from './icons/icon'
import { moveThroughRadios } from './radio-keys'

interface OptionsListProps {
  /** Id of the heading that names the list. */
  readonly labelledBy: string
}

/** One tile for each way to pay. */
export function OptionsList({ labelledBy }: OptionsListProps): ReactElement {
  const { state } = useDropIn()
  return (
    <div data-braintree-id="options" className="braintree-options">
      <div
        role="radiogroup"
        aria-labelledby={labelledBy}
        data-braintree-id="payment-options-container"
        className="braintree-options-list"
        onKeyDown={moveThroughRadios}
      >
        {state.options.map((option, index) => (
          <OptionTile key={option} option={option} index={index} />
        ))}
      </div>
    </div>
  )
}

interface OptionTileProps {
  readonly option: PaymentOptionId
  readonly index: number
}

function OptionTile({ option, index }: OptionTileProps): ReactElement {
  const { state, dispatch, translate, instanceId } = useDropIn()
  const tileState = tileStateOf(state, option)
  const isFirst = option === state.options.find((other) => tileStateOf(state, other) === 'usable')
  const { icon, name } = describeOption(option, translate)
  return (
    <label
      className={classNames(
        'braintree-option',
        `braintree-option__${option}`,
        tileState !== 'usable' && 'braintree-disabled',
      )}
    >
      {/*
       * Without a form: the merchant's own must not send the widget's controls along. Without a name: where
       * nothing is checked, browsers disagree on where Tab enters a group, so the list leads the focus itself.
       */}
      <input
        type="radio"
        className="braintree-radio"
        form={`${instanceId}-none`}
        tabIndex={isFirst ? 0 : -1}
        aria-posinset={index + 1}
        aria-setsize={state.options.length}
        checked={false}
        disabled={tileState !== 'usable'}
        onChange={ignoreChange}
        onClick={() => dispatch({ type: 'option-chosen', option })}
      />
      <Icon name={icon} className="braintree-option__logo" />
      <span className="braintree-option__label">
        {name}
        {tileState === 'failed' && (
          <span className="braintree-option__disabled-message">
            <bdi lang="en">{DEVELOPER_MESSAGE}</bdi>
          </span>
        )}
        {tileState === 'pending' && (
          <span className="braintree-option__pending-message">{translate('connecting')}</span>
        )}
      </span>
    </label>
  )
}

/** A click decides; React wants a handler beside `checked`. */
function ignoreChange(): void {}
