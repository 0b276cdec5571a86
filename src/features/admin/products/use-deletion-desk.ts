import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../../api/api-error'
import { explainRefusal } from '../../../api/explain-refusal'
import { PRODUCTS_KEY } from '../../../api/queries/product-queries'
import { read } from '../../../api/read'
import { api } from '../../../api/service'
import { showNotice } from '../../../model/notice-store'
import { sessionStore } from '../../../model/session-store'
import {
  createDeletionDesk,
  type Deletable,
  type DeletionDesk,
  type Deletions,
} from './deletion-desk'

const UNDO_MS = 8_000

/** The page's deletion desk. Leaving the page, by a link, by signing out or by closing the tab, sends what is pending. */
export function useDeletionDesk(
  userId: string,
  onBack: (product: Deletable) => void,
): [Deletions, DeletionDesk] {
  const queryClient = useQueryClient()
  const reportBack = useEffectEvent(onBack)
  const [desk] = useState(() =>
    createDeletionDesk({
      send: (product) => deleteProduct(userId, product._id),
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
          message: `“${product.name}” was not deleted: ${explainRefusal(error)}`,
          tone: 'error',
          lasts: 'until dismissed',
        })
        reportBack(product)
      },
    }),
  )
  useEffect(() => {
    addEventListener('pagehide', desk.sendAll)
    const stopWaiting = sessionStore.beforeSignOut(desk.sendAll)
    return () => {
      removeEventListener('pagehide', desk.sendAll)
      stopWaiting()
      desk.sendAll()
    }
  }, [desk])
  return [useSyncExternalStore(desk.subscribe, desk.get), desk]
}

async function deleteProduct(userId: string, productId: string): Promise<void> {
  const params = { path: { productId, userId } }
  try {
    // It goes on when the page that sends it is being closed.
    await read(api.DELETE('/product/delete/{productId}/{userId}', { params, keepalive: true }), {
      operation: 'deleteProduct',
    })
  } catch (error) {
    // Somebody else was quicker: what was asked for is the case.
    if (error instanceof ApiError && error.status === 404) return
    throw error
  }
}
