import type { ReactElement } from 'react'
import type { MethodsView } from '../methods-view'
import { adoptionOf } from '../styles/adopt-styles'
import styles from '../styles/methods.css?inline'
import { DeleteConfirmation } from './delete-confirmation'
import { MethodsList } from './methods-list'

/** Payment methods to choose from, or to delete. */
export const METHODS: MethodsView = { View: Methods, adoptStyles: adoptionOf(styles) }

function Methods(): ReactElement {
  return (
    <>
      <DeleteConfirmation />
      <MethodsList />
    </>
  )
}
