import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { changeCached } from '../../../api/change-cached'
import { explainRefusal } from '../../../api/explain-refusal'
import { deleteProduct } from '../../../api/mutations/catalog-mutations'
import { allProductsQuery, PRODUCTS_KEY } from '../../../api/queries/product-queries'
import { showNotice } from '../../../model/notice-store'
import { pendingWork } from '../../../model/pending-work'
import { sessionStore } from '../../../model/session-store'
import { noteLeft, takeLeft } from './left-deletions'
import {
  createPendingDeletions,
  type Deletable,
  type Deletions,
  type PendingDeletions,
} from './pending-deletions'

const UNDO_MS = 8_000

/** The page's deletions. Leaving the page, by a link, by signing out or by closing the tab, sends the pending ones, and the list makes up for those that were lost. */
export function usePendingDeletions(
  userId: string,
  onBack: (product: Deletable) => void,
): [Deletions, PendingDeletions] {
  const queryClient = useQueryClient()
  const reportBack = useEffectEvent(onBack)
  const [pending] = useState(() =>
    createPendingDeletions({
      async send({ productId }) {
        await deleteProduct(userId, productId)
        // It stays away even where the list can't be read anew.
        changeCached(queryClient, allProductsQuery(), (products) =>
          products.filter((product) => product.productId !== productId),
        )
      },
      offerUndo: (product, { undo, expire }) =>
        showNotice({
          message: `“${product.name}” is deleted.`,
          action: { label: 'Undo', run: undo },
          durationMs: UNDO_MS,
          onGone: expire,
        }),
      reload: () => queryClient.invalidateQueries({ queryKey: [PRODUCTS_KEY] }),
      onUndone: reportBack,
      onRefused(product, error) {
        showNotice({
          message: `“${product.name}” was not deleted: ${explainRefusal(error, true)}`,
          tone: 'error',
          lasts: 'until dismissed',
        })
        reportBack(product)
      },
    }),
  )
  useEffect(() => {
    const leave = () => {
      pending.sendAll()
      noteLeft(userId, pending.listUnanswered())
    }
    const makeUp = () => {
      for (const product of takeLeft(userId)) pending.finish(product)
    }
    makeUp()
    const leaveUnasked = () => pendingWork.get() || pending.sendAll()
    // The earlier of the two, in which more calls arrive, isn't told to every page that is left. Who is asked in it may stay.
    const listening = new AbortController()
    addEventListener('beforeunload', leaveUnasked, listening)
    addEventListener('pagehide', leave, listening)
    addEventListener('pageshow', makeUp, listening)
    const stopWaiting = sessionStore.beforeSignOut(pending.sendAll)
    return () => {
      listening.abort()
      stopWaiting()
      pending.sendAll()
    }
  }, [pending, userId])
  return [useSyncExternalStore(pending.subscribe, pending.get), pending]
}
