import { type ChangeEvent, useId, useState } from 'react'
import { MAX_COUNT } from '../../model/cart/cart'
import { MinusIcon, PlusIcon } from '../../ui/icons'
import './quantity-adjuster.css'

interface QuantityAdjusterProps {
  /** What there are so many of. */
  name: string
  count: number
  /** As many as there are, when that is known. */
  stock?: number | undefined
  /** Called with a whole number from 1. */
  onCountChange(count: number): void
}

/**
 * The pieces of one product. A quantity below 1, or none, is displayed as 1 and not saved; the adjuster
 * says so as long as the two differ. A button that has reached its end stays focusable: whoever pressed it keeps their
 * place, and one more press of "more" says why there is none.
 */
export function QuantityAdjuster({ name, count, stock, onCountChange }: QuantityAdjusterProps) {
  const [unsavedAt, setUnsavedAt] = useState<number>()
  const [isCut, setIsCut] = useState(false)
  const hintId = useId()
  // Once the cart holds another count, what was typed before has no meaning any more.
  const isUnsaved = unsavedAt === count
  const most = Math.min(stock || MAX_COUNT, MAX_COUNT)
  const hint =
    (isUnsaved && count !== 1 && `A quantity starts at 1. The cart still holds ${count}.`) ||
    (isCut && `Only ${most} ${most === stock ? 'in stock' : 'per order'}.`)

  const change = (next: number) => {
    // Who asks for less gets what they ask for, even where that is still more than there is.
    const taken = next > count ? Math.min(next, most) : next
    setUnsavedAt(undefined)
    setIsCut(taken < next)
    onCountChange(taken)
  }

  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = Number(target.value)
    if (Number.isSafeInteger(typed) && typed >= 1) return change(typed)
    setIsCut(false)
    setUnsavedAt(count)
    // What is typed next replaces the displayed 1.
    requestAnimationFrame(() => target.select())
  }

  return (
    <div className="quantity">
      <button
        type="button"
        className="quantity-step"
        aria-label={`One less of ${name}`}
        aria-disabled={count <= 1}
        onClick={() => count > 1 && change(count - 1)}
      >
        <MinusIcon size={16} />
      </button>
      <input
        type="number"
        className="quantity-input"
        aria-label={`Quantity of ${name}`}
        aria-describedby={hint ? hintId : undefined}
        min={1}
        step={1}
        value={isUnsaved ? 1 : count}
        onChange={onType}
      />
      <button
        type="button"
        className="quantity-step"
        aria-label={`One more of ${name}`}
        aria-disabled={count >= most}
        onClick={() => (count < most ? change(count + 1) : setIsCut(true))}
      >
        <PlusIcon size={16} />
      </button>
      <span id={hintId} role="status" className="quantity-hint">
        {hint}
      </span>
    </div>
  )
}
