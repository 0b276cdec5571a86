import type { Translator } from '../../../locales/translator'
import type { CardFieldConfig, CardFieldsConfig } from '../../../model/ports/card-fields-port'
import type { GatewayFacts } from '../../../model/ports/client-port'
import type { CardFieldName } from '../../../model/terms/public-event'
import type { CardSettings } from '../../../model/terms/settings'
import type { CardFormRules } from '../card-form'
import { cvvMask, numberMask } from '../card-mask'
import { CARD_FIELD_NAMES } from './card-field'
import { cardFieldStyles, keepColorScheme } from './card-field-styles'
import { CARD_FIELD_TEXTS } from './card-field-texts'

/** Which fields the form has: the gateway's rules ask for some, the merchant may drop those. */
export function cardFormRules(settings: CardSettings, gateway: GatewayFacts): CardFormRules {
  const isShown: Record<CardFieldName, boolean> = {
    cardholderName: settings.cardholderName !== 'absent',
    number: true,
    expirationDate: true,
    cvv: gateway.challenges.includes('cvv') && settings.fields.cvv !== null,
    postalCode: gateway.challenges.includes('postal_code') && settings.fields.postalCode !== null,
  }
  return {
    fields: CARD_FIELD_NAMES.filter((field) => isShown[field]),
    isNameRequired: settings.cardholderName === 'required',
    supportedCardTypes: gateway.supportedCardTypes,
  }
}

/** What the provider needs to put its frames into the form. */
export function cardFieldsConfig(
  rules: CardFormRules,
  settings: CardSettings,
  places: ReadonlyMap<CardFieldName, HTMLElement>,
  translate: Translator,
): Omit<CardFieldsConfig, 'signal'> {
  const configs = rules.fields.flatMap((field) => {
    const container = places.get(field)
    return container ? [[field, fieldConfig(field, container, settings, translate)] as const] : []
  })
  const [place] = places.values()
  keepColorScheme([...places.values()])
  return {
    fields: Object.fromEntries(configs),
    styles: place ? cardFieldStyles(place, settings.styles) : {},
  }
}

function fieldConfig(
  field: CardFieldName,
  container: HTMLElement,
  settings: CardSettings,
  translate: Translator,
): CardFieldConfig {
  const label = translate(CARD_FIELD_TEXTS[field].label)
  const placeholder = defaultPlaceholder(field, translate)
  const { selector: _ignored, ...override } = settings.fields[field] ?? {}
  return {
    ...(placeholder ? { placeholder } : {}),
    internalLabel: label,
    iframeTitle: label,
    ...override,
    container,
  }
}

function defaultPlaceholder(field: CardFieldName, translate: Translator): string | undefined {
  if (field === 'number') return numberMask()
  if (field === 'cvv') return cvvMask(3)
  const key = CARD_FIELD_TEXTS[field].placeholder
  return key && translate(key)
}
