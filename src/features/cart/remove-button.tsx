import { Button } from '../../ui/button'
import { TrashIcon } from '../../ui/icons'

/** Takes a product out of the cart. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove(): void }) {
  return (
    <Button look="quiet" onClick={onRemove}>
      <TrashIcon />
      Remove Product<span className="visually-hidden">: {name}</span>
    </Button>
  )
}
