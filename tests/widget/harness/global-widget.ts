import type * as widget from '../../../widget/index'

/** What the script tag puts on the page. */
interface Global {
  readonly dropin: Pick<typeof widget, 'create' | 'VERSION'>
}

/** The widget of the page's script tag, for a page that is written against the module. */
export const { create, VERSION } = readGlobal().dropin

function readGlobal(): Global {
  const name: string = 'braintree'
  return Reflect.get(globalThis, name)
}
