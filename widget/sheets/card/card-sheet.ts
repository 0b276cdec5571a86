import type { CardFieldsPort } from '../../model/ports/card-fields-port'
import type { CardSettings } from '../../model/terms/settings'
import { createTimers } from '../../model/timers'
import { activeElementOf, isNowhere } from '../../views/dom/active-element'
import type { Sheet, SheetContext } from '../sheet'
import { isOptional } from './card-form'
import { cvvMask } from './card-mask'
import { createCardSheetStore } from './card-sheet-store'
import { showCardForm } from './card-view'
import { cardFieldsConfig, cardFormRules } from './fields/card-fields-config'
import { followCardFields, sendFieldCommands } from './fields/follow-card-fields'
import { tokenizeCard } from './tokenize-card'

/** Lets the sheet come into sight first: a frame that doesn't show can't take focus. */
const FOCUS_DELAY_MS = 50

export async function isSupported(): Promise<boolean> {
  return true
}

/**
 * The card form: frames of the provider, with the widget's own labels, errors and rules around them.
 *
 * @throws Error without settings for cards
 */
export function createSheet(context: SheetContext): Sheet {
  const settings = cardSettings(context)
  const rules = cardFormRules(settings, context.provider.client.gateway)
  const canSave = !context.isGuest
  const store = createCardSheetStore(rules, settings.savesByDefault)
  const timers = createTimers()
  const ending = new AbortController()
  let fields: CardFieldsPort | undefined
  const places = showCardForm({
    context,
    store,
    settings,
    canSave,
    focus: (field) => void fields?.focus(field),
  })

  function connect(opened: CardFieldsPort): void {
    fields = opened
    followForm(opened)
    for (const sign of ['focus', 'notEmpty'] as const) {
      opened.on(sign, () => context.model.dispatch({ type: 'sheet-touched', option: 'card' }))
    }
    followCardFields(opened, {
      emit: context.emit,
      change: store.dispatch,
      later: timers.after,
    })
    for (const field of rules.fields) {
      if (!isOptional(store.read().form, field)) opened.setAttribute(field, 'aria-required', true)
    }
    store.dispatch({ type: 'noted', snapshot: opened.read() })
  }

  function followForm(opened: CardFieldsPort): void {
    let before = store.read().form
    store.subscribe(() => {
      const { form } = store.read()
      if (form === before) return
      sendFieldCommands(before, form, {
        fields: opened,
        describe: context.translate,
        cvvPlaceholder: settings.fields.cvv?.['placeholder'] === undefined ? cvvMask : undefined,
      })
      before = form
      const { isRequestable } = form
      context.model.dispatch({ type: 'sheet-requestable-changed', option: 'card', isRequestable })
    })
  }

  return {
    option: 'card',
    async start() {
      const config = cardFieldsConfig(rules, settings, places, context.translate)
      const { signal } = ending
      connect(await context.provider.openCardFields({ ...config, signal }))
    },
    request() {
      if (!fields) return Promise.reject(new Error('The card fields are not ready.'))
      return tokenizeCard({
        context,
        fields,
        store,
        canSave,
        clearsFields: settings.clearsFields,
        later: timers.after,
      })
    },
    open() {
      const [first] = rules.fields
      timers.after(FOCUS_DELAY_MS, () => {
        if (!first || context.model.read().view !== 'card') return
        const { place } = context.slot
        const active = activeElementOf(place)
        // A shopper who is quicker, on a page that is slow, keeps the field they are in.
        if (place.contains(active)) return
        // The sheet may have opened by itself, while the shopper types elsewhere on the page.
        const isFree = isNowhere(active) || place.closest('.braintree-wrapper')?.contains(active)
        if (isFree) fields?.focus(first)
      })
    },
    async teardown() {
      timers.clear()
      try {
        await fields?.teardown()
      } finally {
        ending.abort()
      }
    },
  }
}

function cardSettings({ settings }: SheetContext): CardSettings {
  if (!settings.card) throw new Error('The card sheet needs card settings.')
  return settings.card
}
