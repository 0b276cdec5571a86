import type { MethodsView } from '../methods-view'
import styles from '../styles/methods.css?inline'
import { fillConfirmation } from './delete-confirmation'
import { fillMethodsList } from './methods-list'

/** Payment methods to choose from, or to delete. */
export const METHODS: MethodsView = {
  styles,
  fill(frame, context) {
    fillConfirmation(frame, context)
    fillMethodsList(frame, context)
  },
}
