import Button from '@mui/material/Button'
import { paths } from '../../../../lib/paths'
import { FormAlert } from '../../../../ui/form/form-alert'
import { Link } from '../../../../ui/link'
import type { Check, SaveOutcome } from '../save/save-product'
import { fieldLabels, listFields } from './describe-field'

interface ProductOutcomeProps {
  productId: string
  outcome: SaveOutcome
  /** Sets the pieces in stock, and saves that. */
  onCorrectStock(quantity: number): void
}

/** What was saved, and what others have done meanwhile. */
export function ProductOutcome({ productId, outcome, onCorrectStock }: ProductOutcomeProps) {
  if (outcome.kind === 'asked') return null
  if (outcome.kind === 'unchanged') {
    return <FormAlert severity="info">You have changed nothing, so nothing was sent.</FormAlert>
  }
  const { result, foreign, check } = outcome
  return (
    <>
      <FormAlert severity="success">
        {result.message}{' '}
        <Link to={paths.product(productId)}>{result.name ?? check.state.name}</Link>
        {foreign.length > 0 && (
          <>
            <br />
            {listFields(foreign)} had been changed elsewhere since you opened it, and{' '}
            {foreign.length === 1 ? 'stays' : 'stay'} so.
          </>
        )}
      </FormAlert>
      <AfterSaving check={check} onCorrectStock={onCorrectStock} />
    </>
  )
}

/** What was found when the product was read once more. */
function AfterSaving({
  check,
  onCorrectStock,
}: {
  check: Check
  onCorrectStock(quantity: number): void
}) {
  if (check.kind === 'failed') {
    return (
      <FormAlert severity="info">
        It could not be read again, so look at it before you change more.
      </FormAlert>
    )
  }
  const { putBack, changedAgain, state } = check
  const right = state.quantity - putBack
  return (
    <>
      {putBack > 0 && (
        <FormAlert severity="info">
          {putBack.toLocaleString()} sold in the moment before this was saved{' '}
          {putBack === 1 ? 'is' : 'are'} counted as in stock again.{' '}
          <Button size="small" variant="outlined" onClick={() => onCorrectStock(right)}>
            Set {fieldLabels.quantity.toLowerCase()} to {right.toLocaleString()}
          </Button>
        </FormAlert>
      )}
      {changedAgain.length > 0 && (
        <FormAlert severity="info">
          Somebody has changed {listFields(changedAgain)} again after you. The form shows how it is
          now.
        </FormAlert>
      )}
    </>
  )
}
