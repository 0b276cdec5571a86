import { type RefObject, useEffect, useRef } from 'react'
import type { PaymentState } from '../../../model/payment-journal/payment-state'

/** Steps that take away the form in which the shopper has just pressed Pay. */
const FORM_ENDS: ReadonlySet<PaymentState['step']> = new Set([
  'charge-unknown',
  'charged',
  'order-unknown',
  'done',
])

/** Keeps the focus at the checkout when the button that had it goes away. */
export function useReportFocus({ step }: PaymentState): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    const focused = document.activeElement
    const isInPanel = focused === document.body || panel.current?.contains(focused)
    if (FORM_ENDS.has(step) && isInPanel) panel.current?.focus({ preventScroll: true })
  }, [step])
  return panel
}
