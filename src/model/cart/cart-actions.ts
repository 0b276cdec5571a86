import type { Product } from '../../api/edge/catalog'
import { limits } from '../../api/generated/limits'
import type { WriteOutcome } from '../../lib/storage'
import { showNotice } from '../notice-store'
import {
  addProduct,
  type Cart,
  type CartLine,
  refreshLine,
  removeLine,
  removePieces,
  restoreLine,
  setCount,
} from './cart'
import { cartStore } from './cart-store'

const { maxItems: MAX_LINES } = limits.OrderLinesCreate

/** The one way for features to change the cart. What a visitor adds or removes can be undone in a notice. */
export const cartActions = {
  add(product: Omit<CartLine, 'count'>): void {
    if (cartStore.get().length >= MAX_LINES) {
      showNotice({
        message: `An order takes ${MAX_LINES} different prompts at most. Pay for these first, then go on.`,
        tone: 'warning',
        subject: 'cart full',
      })
      return
    }
    cartStore.update((cart) => addProduct(cart, product))
    showNotice({
      message: `${product.name} is in your cart.`,
      subject: product.productId,
      action: {
        label: 'Undo',
        run: () => cartStore.update((cart) => removeLine(cart, product.productId)),
      },
    })
    warnIfUnsaved()
  },

  /** The cart now, for code that must not follow its changes; components use `useCart`. */
  current: (): Cart => cartStore.get(),

  /** Accepts the service's current product for a line; the count stays, at most `maxCount`. */
  refresh(product: Product, maxCount?: number): void {
    cartStore.update((cart) => refreshLine(cart, product, maxCount))
  },

  /** Takes out what was bought. */
  removePieces(bought: readonly Pick<CartLine, 'productId' | 'count'>[]): void {
    cartStore.update((cart) => removePieces(cart, bought))
  },

  setCount(productId: string, count: number): void {
    cartStore.update((cart) => setCount(cart, productId, count))
    warnIfUnsaved()
  },

  remove(productId: string): void {
    const index = cartStore.get().findIndex((line) => line.productId === productId)
    const line = cartStore.get()[index]
    if (!line) return
    cartStore.update((cart) => removeLine(cart, productId))
    showNotice({
      message: `${line.name} was removed from your cart.`,
      subject: productId,
      action: {
        label: 'Undo',
        run: () => cartStore.update((cart) => restoreLine(cart, line, index)),
      },
    })
    warnIfUnsaved()
  },
}

function warnIfUnsaved(): void {
  const outcome = cartStore.lastWrite()
  if (outcome === 'saved') return
  showNotice({ message: unsavedCart(outcome), tone: 'warning', subject: 'cart not saved' })
}

/** Why the cart is lost when this page is closed, and what helps. */
export function unsavedCart(outcome: Exclude<WriteOutcome, 'saved'>): string {
  switch (outcome) {
    case 'full':
      return 'Your cart can’t be saved: this browser’s storage for the shop is full. It is kept until you close this page.'
    case 'blocked':
      return 'Your cart can’t be saved: this browser blocks storage for the shop. It is kept until you close this page.'
  }
}
