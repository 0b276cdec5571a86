import { events } from 'braintree-web/hosted-fields/shared/constants'
import Framebus from 'framebus'
import * as z from 'zod/mini'
import { type CardForm, createCardForm } from './card-form'
import { openField } from './field-input'
import { type FrameConfig, readFrameConfig } from './frame-config'
import { createBrandRule } from './supported-brands'
import { tokenizeForm } from './tokenize-form'

/**
 * A frame of the card fields, as far as a page can tell: it speaks the published package's bus by the published names. One
 * of the frames gets the page's settings; it opens the others, which are of the same origin.
 */
declare global {
  var openFieldHere: (form: CardForm, config: FrameConfig) => void
}

const clientSchema = z.looseObject({
  gatewayConfiguration: z.looseObject({
    creditCards: z.looseObject({ supportedCardTypes: z.array(z.string()) }),
  }),
})

const channel = location.hash.slice(1)
const key = window.name.replace('braintree-hosted-field-', '')
const bus = new Framebus({ channel })

globalThis.openFieldHere = (form, config) => openField(key, form, config, bus)
bus.emit(String(events['FRAME_READY']), { field: key }, (answer: unknown) => {
  bus.emit(String(events['READY_FOR_CLIENT']), (client: unknown) => start(answer, client))
})

function start(answer: unknown, client: unknown): void {
  const config = readFrameConfig(answer)
  const { creditCards } = clientSchema.parse(client).gatewayConfiguration
  const form = createCardForm({
    keys: Object.keys(config.fields),
    isSupported: createBrandRule(config.fields['number'], creditCards.supportedCardTypes),
    emit: (type, merchantPayload) =>
      bus.emit(String(events['INPUT_EVENT']), { type, merchantPayload }),
    // A bare text, which the bus carries and its types don't know.
    announceBin: (bin) => Reflect.apply(bus.emit, bus, [events['BIN_AVAILABLE'], bin]),
  })
  for (const frame of findSiblings()) frame.openFieldHere(form, config)
  bus.on(String(events['TOKENIZATION_REQUEST']), (options: unknown, reply: unknown) => {
    if (typeof reply !== 'function') return
    void tokenizeForm(form, client, options).then((result) => reply(result))
  })
}

/** The frames of the same form, this one among them: their addresses end alike. */
function findSiblings(): (Window & typeof globalThis)[] {
  const all = Array.from({ length: parent.length }, (_none, index) => parent[index])
  return all.filter((frame): frame is Window & typeof globalThis => {
    try {
      return frame !== undefined && frame.location.hash === location.hash
    } catch {
      // Another origin's.
      return false
    }
  })
}
