import type { ReactElement } from 'react'
import { areasOf, tickedEntry } from '../../model/machine/selectors'
import { classNames } from '../class-names'
import { useDropIn } from '../drop-in-context'
import { chooseOnEnter } from '../radio-keys'
import { MethodChoice } from './method-choice'
import { MethodDeletion } from './method-deletion'
import { describeSource } from './method-texts'

/** The saved methods, and those just made: to choose from, or to delete. */
export function MethodsList(): ReactElement {
  const { state, dispatch, translate, instanceId } = useDropIn()
  const { hasMethods, hasEdit } = areasOf(state)
  const isEditing = state.mode.kind === 'editing'
  const ticked = tickedEntry(state)
  const labelId = `${instanceId}-methods-label`
  return (
    <div data-braintree-id="methods" className="braintree-methods" hidden={!hasMethods}>
      <div className="braintree-methods__header">
        <h2
          id={labelId}
          data-braintree-id="methods-label"
          className={classNames(
            'braintree-heading',
            !isEditing && !ticked && 'braintree-no-payment-method-selected',
          )}
        >
          {isEditing && translate('editPaymentMethods')}
          {!isEditing && !ticked && translate('chooseAWayToPay')}
          {ticked &&
            translate('payingWith', { paymentSource: describeSource(ticked.method, translate) })}
        </h2>
        {hasEdit && (
          <button
            type="button"
            data-braintree-id="methods-edit"
            className="braintree-edit-button"
            onClick={() => dispatch({ type: 'edit-toggled' })}
          >
            {translate(isEditing ? 'doneEditing' : 'edit')}
          </button>
        )}
      </div>
      {isEditing ? <EditableMethods labelId={labelId} /> : <ChoosableMethods labelId={labelId} />}
    </div>
  )
}

interface ListProps {
  readonly labelId: string
}

function ChoosableMethods({ labelId }: ListProps): ReactElement {
  const { state } = useDropIn()
  const ticked = tickedEntry(state)
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      data-braintree-id="methods-container"
      className={classNames(
        'braintree-methods-list',
        state.view === 'methods' && 'braintree-methods--active',
      )}
      onKeyDown={chooseOnEnter}
    >
      {state.entries.map((entry) => (
        <MethodChoice key={entry.id} entry={entry} isTicked={entry === ticked} />
      ))}
    </div>
  )
}

function EditableMethods({ labelId }: ListProps): ReactElement {
  const { state } = useDropIn()
  return (
    <ul
      aria-labelledby={labelId}
      data-braintree-id="methods-container"
      className="braintree-methods-list braintree-methods--active braintree-methods--edit"
    >
      {state.entries.map((entry) => (
        <li key={entry.id}>
          <MethodDeletion entry={entry} />
        </li>
      ))}
    </ul>
  )
}
