import type { ReactElement } from 'react'
import { isDeletable, type MethodEntry } from '../../model/terms/method-entry'
import { classNames } from '../class-names'
import { useDropIn } from '../drop-in-context'
import { Icon } from '../icons/icon'
import { MethodLabel } from './method-label'
import { describeMethod } from './method-texts'

/** A method while the list is edited: its button asks to delete it. */
export function MethodDeletion({ entry }: { readonly entry: MethodEntry }): ReactElement {
  const { dispatch, translate } = useDropIn()
  const texts = describeMethod(entry.method, translate)
  const canDelete = isDeletable(entry)
  const reason = translate('subscriptionCannotBeDeleted')
  const name = [texts.title, texts.subtitle].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      className={classNames('braintree-method', !canDelete && 'braintree-method--disabled')}
      // The accessible name must contain the visible text: speech control relies on it.
      aria-label={
        canDelete
          ? translate('deletePaymentMethod', { paymentMethod: name })
          : `${texts.title} ${reason}`
      }
      // Not `disabled`: screen reader users must be able to reach the reason.
      aria-disabled={!canDelete}
      onClick={() => dispatch({ type: 'deletion-asked', entryId: entry.id })}
    >
      <Icon name={texts.icon} className="braintree-method__logo" />
      <MethodLabel title={texts.title} subtitle={canDelete ? texts.subtitle : reason} />
      <span className="braintree-method__delete-container">
        {canDelete && <Icon name="iconX" className="braintree-method__delete" />}
      </span>
    </button>
  )
}
