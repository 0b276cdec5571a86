import { describeFailure } from '../locales/translator'
import { div, element } from './dom/element'
import { icon } from './icons/icon'
import type { ViewContext } from './view-context'

/** What went wrong in the sheet, or while editing; always there, so that it is announced. */
export function createSheetError({ watch, translate, pictureOf }: ViewContext): HTMLElement {
  const picture = icon(pictureOf('iconError'), 'braintree-sheet__error-icon')
  const text = div('braintree-sheet__error-text', { role: 'alert', hook: 'sheet-error-text' })
  const box = div('braintree-sheet__error', { hook: 'sheet-error' }, picture, text)
  watch(
    ({ failure }) => failure,
    (failure) => {
      const isHint = failure?.kind === 'hint'
      box.classList.toggle('braintree-hidden', !failure)
      box.classList.toggle('braintree-sheet__error--hint', isHint)
      picture.toggleAttribute('hidden', !failure || isHint)
      text.replaceChildren(
        ...(failure ? [element('bdi', {}, describeFailure(translate, failure))] : []),
      )
    },
  )
  return box
}
