import type { ReactElement } from 'react'
import { adoptionOf } from '../styles/adopt-styles'
import styles from '../styles/methods.css?inline'
import { DeleteConfirmation } from './delete-confirmation'
import { MethodsList } from './methods-list'

/** What only payment methods in a list need: most guests never see it. */
export const methodsPart = { View: Methods, adoptStyles: adoptionOf(styles) }

function Methods(): ReactElement {
  return (
    <>
      <DeleteConfirmation />
      <MethodsList />
    </>
  )
}
