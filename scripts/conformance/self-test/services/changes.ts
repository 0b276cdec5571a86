import { asObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { everyObject } from '../wrap/every-answer'
import { matchOperation } from '../wrap/match-operation'
import { readForm, readJson } from '../wrap/messages'

/**
 * Answers products in another way once they were written by an operation.
 *
 * @param change gets the product, the fields of the last form, and the product as it was answered before that
 */
export function showAfter(
  operation: string,
  change: (product: JsonObject, sent: JsonObject, before: JsonObject) => JsonObject,
): Wrapper {
  const forms = new Map<string, { readonly sent: JsonObject; readonly before: JsonObject }>()
  const shown = new Map<string, JsonObject>()
  const show = everyObject((object) => {
    if (!('sold' in object)) return object
    const id = String(object['_id'])
    const form = forms.get(id)
    const changed = form ? change(object, form.sent, form.before) : object
    shown.set(id, changed)
    return changed
  })
  return (next) =>
    show(async (request) => {
      const match = matchOperation(request)
      const form = match?.operation === operation ? await readForm(request) : undefined
      const response = await next(request)
      if (form && response.ok) {
        const { data } = await readJson(response)
        const id = match?.params['productId'] ?? String(asObject(data)['_id'])
        forms.set(id, { sent: Object.fromEntries(form), before: shown.get(id) ?? {} })
      }
      return response
    })
}
