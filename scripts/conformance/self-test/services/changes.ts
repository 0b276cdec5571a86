import { asObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { matchOperation } from '../wrap/match-operation'
import { changeAnswer, readForm, readJson } from '../wrap/messages'

/**
 * Shows products in another way once they were written by an operation.
 *
 * @param change gets the product, the fields of the last form and the product as it was shown before that
 */
export function showAfter(
  operation: string,
  change: (product: JsonObject, sent: JsonObject, before: JsonObject) => JsonObject,
): Wrapper {
  const forms = new Map<string, JsonObject>()
  const befores = new Map<string, JsonObject>()
  const shown = new Map<string, JsonObject>()
  return (next) => async (request) => {
    const match = matchOperation(request)
    const form = match?.operation === operation ? await readForm(request) : undefined
    const response = await next(request)
    if (form && response.ok) {
      const { data } = await readJson(response)
      const id = match?.params['productId'] ?? String(asObject(data)['_id'])
      forms.set(id, Object.fromEntries(form))
      befores.set(id, shown.get(id) ?? {})
    }
    if (match?.operation !== 'showProduct' || !response.ok) return response
    const id = match.params['productId'] ?? ''
    const sent = forms.get(id)
    return changeAnswer(response, (body) => {
      const product = asObject(body)
      const changed = sent ? change(product, sent, befores.get(id) ?? {}) : product
      shown.set(id, changed)
      return changed
    })
  }
}
