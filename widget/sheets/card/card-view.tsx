import { type ReactElement, useSyncExternalStore } from 'react'
import type { GatewayFacts } from '../../model/ports/client-port'
import type { CardFieldName } from '../../model/terms/public-event'
import type { CardSettings } from '../../model/terms/settings'
import { useDropIn } from '../../views/drop-in-context'
import { SheetHeader } from '../../views/sheet-header'
import { CardBrandIcons } from './card-brand-icons'
import { CardFieldView } from './card-field-view'
import type { CardSheetStore } from './card-sheet-store'

/** PayPal's page on what it does with the data; Braintree asks every form to link it. */
const NOTICE_OF_COLLECTION_URL = 'https://www.paypal.com/us/legalhub/home'

interface CardViewProps {
  readonly store: CardSheetStore
  readonly gateway: GatewayFacts
  readonly settings: CardSettings
  readonly canSave: boolean
  /** Called with the element that each field's frame goes into. */
  readonly onPlace: (field: CardFieldName, place: HTMLElement) => void
}

export function CardView(props: CardViewProps): ReactElement {
  const { store, gateway, settings, canSave, onPlace } = props
  const { translate } = useDropIn()
  const { form } = useSyncExternalStore(store.subscribe, store.read)
  return (
    <>
      <SheetHeader option="card" hook="card-sheet-header">
        <CardBrandIcons
          gatewayNames={gateway.supportedCardTypes}
          merchantChoice={settings.supportedBrands}
        />
      </SheetHeader>
      <div className="braintree-sheet__content braintree-form">
        {form.rules.fields.map((field) => (
          <CardFieldView key={field} field={field} form={form} onPlace={onPlace} />
        ))}
        <SaveCardBox store={store} isShown={canSave && settings.letsShopperDecideSaving} />
        <div className="braintree-form__notice">
          <a
            className="braintree-form__notice-link"
            href={NOTICE_OF_COLLECTION_URL}
            target="_blank"
            rel="noopener noreferrer"
          >
            {translate('noticeOfCollection')}
          </a>
        </div>
      </div>
    </>
  )
}

interface SaveCardBoxProps {
  readonly store: CardSheetStore
  readonly isShown: boolean
}

function SaveCardBox({ store, isShown }: SaveCardBoxProps): ReactElement {
  const { translate, instanceId } = useDropIn()
  const { savesCard } = useSyncExternalStore(store.subscribe, store.read)
  return (
    <div
      data-braintree-id="save-card-field-group"
      className="braintree-form__save-card"
      hidden={!isShown}
    >
      <label className="braintree-form__checkbox">
        <input
          type="checkbox"
          data-braintree-id="save-card-input"
          form={`${instanceId}-none`}
          checked={savesCard}
          onChange={(event) =>
            store.dispatch({ type: 'saving-decided', savesCard: event.currentTarget.checked })
          }
        />
        {translate('saveCardLabel')}
      </label>
    </div>
  )
}
