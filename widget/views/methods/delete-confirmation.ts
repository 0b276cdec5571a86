import { areasOf } from '../../model/machine/selectors'
import { textOf } from '../dom/element'
import type { MethodsFrame } from '../methods-frame'
import type { ViewContext } from '../view-context'
import { describeDeletion } from './method-texts'

/** The confirmation before a saved method is deleted. */
export function fillConfirmation(
  { confirmation, question, no, yes }: MethodsFrame,
  { watch, store, translate }: ViewContext,
): void {
  const write = textOf(question)
  const cancel = () => store.dispatch({ type: 'deletion-canceled' })
  no.addEventListener('click', cancel)
  yes.addEventListener('click', () => store.dispatch({ type: 'deletion-confirmed' }))
  confirmation.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') cancel()
    if (event.key !== 'Tab') return
    // Tab stays between the two answers until one is given.
    event.preventDefault()
    const other = event.target === yes ? no : yes
    other.focus()
  })
  watch(
    (state) => areasOf(state).confirmation,
    (entry) => {
      const text = entry ? describeDeletion(entry.method, translate) : ''
      confirmation.hidden = !entry
      confirmation.setAttribute('aria-label', text)
      write(text)
      if (entry) yes.focus()
    },
  )
}
