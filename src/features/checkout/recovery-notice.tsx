import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { paths, signInPath } from '../../lib/paths'
import { journalStore } from '../../model/payment-journal/journal-store'
import { useSession } from '../../model/use-session'
import { Button, ButtonLink } from '../../ui/button'
import { useFreshReads } from './journal/use-fresh-reads'
import { useLeaving } from './journal/use-leaving'
import { usePayment } from './journal/use-payment'
import { describePayment } from './status/describe-payment'
import { describeSignedOut } from './status/describe-signed-out'
import { FinishButton } from './status/finish-button'
import { isOfConcernEverywhere } from './status/is-of-concern-everywhere'
import { PaymentReportView } from './status/payment-report'
import './recovery-notice.css'

/**
 * Stands on every page while the payment journal holds something: says whether money moved and offers to
 * finish the order. On the cart page the checkout itself does so.
 */
export function RecoveryNotice() {
  const session = useSession()
  return (
    <aside className="recovery" aria-label="Open purchase">
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
  const isAtCart = useLocation().pathname === paths.cart
  // Whoever leaves the cart page has read there how the purchase ended.
  useLeaving(paths.cart, () => {
    if (state.step === 'done') runner.acknowledge()
  })
  const isShown = !isAtCart && isOfConcernEverywhere(state)
  return (
    <PaymentReportView report={isShown ? describePayment(state) : undefined}>
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
    </PaymentReportView>
  )
}

function SignedOutNotice() {
  const journal = useSyncExternalStore(journalStore.subscribe, journalStore.get, journalStore.get)
  const { pathname, search } = useLocation()
  return (
    <PaymentReportView report={describeSignedOut(journal)}>
      {pathname !== paths.signIn && (
        <ButtonLink to={signInPath(`${pathname}${search}`)}>Sign in to finish the order</ButtonLink>
      )}
    </PaymentReportView>
  )
}
