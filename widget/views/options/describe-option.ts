import { type Translator, translateName } from '../../locales/translator'
import { descriptorOf, type PaymentOptionId } from '../../model/terms/payment-option'

/** Icon, name and heading of an option. */
export function describeOption(option: PaymentOptionId, translate: Translator) {
  const { icon, name, heading } = descriptorOf(option)
  const shown = translateName(translate, name)
  return { icon, name: shown, heading: heading ? translate(heading) : shown }
}
