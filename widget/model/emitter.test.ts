import { expect, test } from 'vitest'
import { createEmitter } from './emitter'

test('WPKG-5 one listener hears every event before its handlers, until the emitter is cleared', () => {
  const emitter = createEmitter((error) => {
    throw error
  })
  const heard: unknown[] = []
  emitter.on('noPaymentMethodRequestable', () => heard.push('handler'))
  emitter.onAny((event, payload) => heard.push([event, payload]))
  emitter.emit('noPaymentMethodRequestable', undefined)
  emitter.emit('paymentOptionSelected', { paymentOption: 'card' })
  emitter.clear()
  emitter.emit('noPaymentMethodRequestable', undefined)
  expect(heard).toEqual([
    ['noPaymentMethodRequestable', undefined],
    'handler',
    ['paymentOptionSelected', { paymentOption: 'card' }],
  ])
})
