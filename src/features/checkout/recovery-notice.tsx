import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { PRODUCTS_KEY } from '../../api/queries/product-queries'
import { ownOrdersQuery } from '../../api/queries/user-queries'
import { isPathOf, paths, signInPath, takesPayments } from '../../lib/paths'
import { journalStore } from '../../model/payment-journal/journal-store'
import type { PaymentState } from '../../model/payment-journal/payment-state'
import { useSession } from '../../model/use-session'
import { Button, ButtonLink } from '../../ui/button'
import { useFocusFallback } from '../../ui/use-focus-fallback'
import { usePayment } from './journal/use-payment'
import { describePayment, describeSignedOut, isShownOnEveryPage } from './status/describe-payment'
import { FinishButton } from './status/finish-button'
import { PaymentReportView } from './status/payment-report'
import './recovery-notice.css'

/**
 * On every page while the payment journal has an entry: says whether money moved and offers to finish the order. On the
 * cart page the checkout itself does so.
 */
export function RecoveryNotice() {
  const session = useSession()
  return (
    <aside className="recovery" aria-label="Open purchase" tabIndex={-1}>
      {session ? (
        <OwnNotice key={session.user.userId} userId={session.user.userId} />
      ) : (
        <SignedOutNotice />
      )}
    </aside>
  )
}

function OwnNotice({ userId }: { userId: string }) {
  const { state, runner } = usePayment(userId)
  useFreshReads(userId, state)
  const isAtCart = takesPayments(useLocation().pathname)
  const isShown = !isAtCart && isShownOnEveryPage(state)
  return (
    <PaymentReportView report={isShown ? describePayment(state) : undefined}>
      <StepActions key={state.step}>
        <FinishButton state={state} runner={runner} />
        {state.step === 'done' && (
          <ButtonLink look="quiet" to={`${paths.userDashboard}#${state.orderId}`}>
            See your purchase
          </ButtonLink>
        )}
        {state.step === 'failed' && <ButtonLink to={paths.cart}>Go to your cart</ButtonLink>}
        {(state.step === 'done' || state.step === 'failed') && (
          <Button look="quiet" onClick={runner.acknowledge}>
            Dismiss
          </Button>
        )}
      </StepActions>
    </PaymentReportView>
  )
}

/**
 * The buttons of one step. Where the pressed one goes away with its step, the notice keeps the focus, so that the next
 * step's buttons come next; where the notice goes too, the page's heading takes it.
 */
function StepActions({ children }: { children: ReactNode }) {
  const actions = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const leaving = actions.current
    return () => {
      if (!leaving?.contains(document.activeElement)) return
      const notice = leaving.closest('aside')
      // By then the next step is in the page.
      queueMicrotask(() => notice?.textContent && notice.focus({ preventScroll: true }))
    }
  }, [])
  useFocusFallback(actions)
  return (
    <div ref={actions} className="recovery-actions">
      {children}
    </div>
  )
}

function SignedOutNotice() {
  const journal = useSyncExternalStore(journalStore.subscribe, journalStore.get, journalStore.get)
  const { pathname, search } = useLocation()
  return (
    <PaymentReportView report={describeSignedOut(journal)}>
      {!isPathOf(paths.signIn, pathname) && (
        <ButtonLink to={signInPath(`${pathname}${search}`)}>Sign in to finish the order</ButtonLink>
      )}
    </PaymentReportView>
  )
}

/**
 * A new order makes what was read before untrue: the buyer's purchases, and what is left of the products. One that was not
 * possible shows that it was untrue already.
 */
function useFreshReads(userId: string, state: PaymentState): void {
  const queryClient = useQueryClient()
  const isRefunded = state.step === 'failed' && state.failure.kind === 'voided'
  const judgedId = state.step === 'done' || isRefunded ? state.purchase.id : undefined
  useEffect(() => {
    if (judgedId === undefined) return
    void queryClient.invalidateQueries(ownOrdersQuery(userId))
    void queryClient.invalidateQueries({ queryKey: [PRODUCTS_KEY] })
  }, [queryClient, userId, judgedId])
}
