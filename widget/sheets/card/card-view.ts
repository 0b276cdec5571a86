import type { CardFieldName } from '../../model/terms/public-event'
import { brandIconOf } from '../../views/brand-icon'
import { div, element } from '../../views/dom/element'
import { icon } from '../../views/icons/icon'
import type { SheetSlot } from '../../views/sheet-slot'
import { CARD_BRAND_IDS, showsBrandIcon } from './card-brand'
import { type CardViewParts, createCardField } from './fields/card-field-view'

/** PayPal's page on what it does with the data; Braintree asks every form to link it. */
const NOTICE_OF_COLLECTION_URL = 'https://www.paypal.com/us/legalhub/home'

/**
 * Fills the card sheet.
 *
 * @returns the elements that the fields' frames go into
 */
export function showCardForm(parts: CardViewParts): ReadonlyMap<CardFieldName, HTMLElement> {
  const { context, store, settings } = parts
  const { slot, translate, provider } = context
  const { supportedCardTypes } = provider.client.gateway
  slot.header.append(createCardBrandIcons(slot, supportedCardTypes, settings.supportedBrands))
  const fields = store
    .read()
    .form.rules.fields.map((field) => [field, createCardField(field, parts)] as const)
  slot.place.append(
    ...fields.map(([, { group }]) => group),
    createSaveBox(parts),
    div(
      'braintree-form__notice',
      {},
      element(
        'a',
        {
          class: 'braintree-form__notice-link',
          href: NOTICE_OF_COLLECTION_URL,
          target: '_blank',
          rel: 'noopener noreferrer',
        },
        translate('noticeOfCollection'),
      ),
    ),
  )
  return new Map(fields.map(([field, { place }]) => [field, place]))
}

function createSaveBox({ context, store, settings, canSave }: CardViewParts): HTMLElement {
  const text = context.translate('saveCardLabel')
  const box = element('input', {
    type: 'checkbox',
    hook: 'save-card-input',
    'aria-label': text,
    // Not one of the merchant's form, which would reset it.
    form: '',
    change: () => store.dispatch({ type: 'saving-decided', savesCard: box.checked }),
  })
  box.checked = store.read().savesCard
  return div(
    'braintree-form__save-card',
    { hook: 'save-card-field-group', hidden: !(canSave && settings.letsShopperDecideSaving) },
    div(
      'braintree-form__checkbox',
      {
        click: ({ target }) => {
          if (target !== box) box.click()
        },
      },
      box,
      text,
    ),
  )
}

/** The brands that one can pay with here. */
function createCardBrandIcons(
  { pictureOf }: SheetSlot,
  gatewayNames: readonly string[],
  merchantChoice: Readonly<Record<string, boolean>>,
): HTMLElement {
  return div(
    'braintree-sheet__icons',
    { hook: 'card-view-icons' },
    ...CARD_BRAND_IDS.map((brand) =>
      element(
        'div',
        {
          hook: `${brand}-card-icon`,
          hidden: !showsBrandIcon(brand, gatewayNames, merchantChoice),
        },
        icon(pictureOf(brandIconOf(brand)), 'braintree-sheet__card-icon'),
      ),
    ),
  )
}
