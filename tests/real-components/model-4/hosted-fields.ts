import { create as createOwn, type HostedFields } from 'braintree-web/hosted-fields'
import { toRecord } from '../../../widget/provider/edge/to-record'
import { ComponentError } from './component-error'
import { toInnerClient, type WithClient } from './inner-client'
import { promisesOnly } from './promises-only'

/** "`field.selector` removed", "`field.rejectUnsupportedCards` removed", "Mastercard card type string". */
export async function create({ client, ...options }: WithClient): Promise<object> {
  const fields = Object.fromEntries(
    Object.entries(toRecord(options['fields'])).map(([name, field]) => [
      name,
      toField(name, field),
    ]),
  )
  const own = await createOwn({ ...options, client: toInnerClient(client), fields })
  return renameBrands(promisesOnly(own, ['tokenize', 'teardown', 'setAttribute', 'focus', 'clear']))
}

function toField(name: string, given: unknown): { readonly container: string } {
  const { container, ...field } = toRecord(given)
  if ('selector' in field) {
    const message = 'Use container.'
    throw new ComponentError('HOSTED_FIELDS_INVALID_FIELD_SELECTOR', message)
  }
  const isNumber = name === 'number'
  // The declarations know texts alone, the component elements too.
  return Object.assign(field, {
    ...(isNumber ? { rejectUnsupportedCards: true } : {}),
    container: container as string,
  })
}

function renameBrands(fields: HostedFields): object {
  return new Proxy(fields, {
    get(target, name) {
      if (name === 'setPlaceholder') return undefined
      const member: unknown = Reflect.get(target, name)
      if (name === 'getState') return () => withNextBrands(target.getState())
      if (name === 'on') {
        return (event: 'cardTypeChange', handler: (report: object) => void) =>
          target.on(event, (report) => handler(withNextBrands(report)))
      }
      return member
    },
  })
}

function withNextBrands(report: object): object {
  const { cards, ...others } = toRecord(report)
  if (!Array.isArray(cards)) return report
  return { ...others, cards: cards.map(withNextBrand) }
}

function withNextBrand(card: unknown): object {
  const { type, ...others } = toRecord(card)
  return { ...others, type: type === 'master-card' ? 'mastercard' : type }
}
