import type { PaymentMethod } from '../../terms/payment-method'
import { change, type Move, sequence } from '../move'
import { announce } from '../requestable'
import { clearSelection } from './choosing'
import { endLoading, startLoading } from './views'

export const startVerification: Move = startLoading('verifying')

/** 3D Secure replaces the nonce; the entry stays the same for the shopper. */
export function keepVerified(entryId: string, method: PaymentMethod): Move {
  return sequence(
    endLoading('verifying'),
    change(({ entries }) => ({
      entries: entries.map((entry) => (entry.id === entryId ? { ...entry, method } : entry)),
    })),
    announce,
  )
}

/** The method didn't pass; the shopper chooses again. */
export const dropUnverified: Move = sequence(endLoading('verifying'), clearSelection)
