import type { Answer } from '../../../mocks/braintree-wire/wire'

/** What a provider answers that is not itself. */
export const BAD_ANSWERS = {
  HTML: { body: '<!doctype html><title>Maintenance</title>' },
  'no content': { status: 204, body: '' },
  null: { json: null },
  'an empty object': { json: {} },
} as const satisfies Readonly<Record<string, Answer>>
