import { createCounts } from './queue/counts'

export interface ByteLimits {
  readonly perAddress: number
  readonly inAll: number
}

export type Reservation =
  | { readonly isReserved: true; release(): void }
  | { readonly isReserved: false; readonly because: 'address' | 'all' }

/** A memory budget for bodies, reserved before they are read, so that slow senders hold a bounded amount. */
export interface ByteBudget {
  reserve(address: string, bytes: number): Reservation
}

export function createByteBudget({ perAddress, inAll }: ByteLimits): ByteBudget {
  const reserved = createCounts()
  let total = 0
  return {
    reserve(address, bytes) {
      if (reserved.of(address) + bytes > perAddress)
        return { isReserved: false, because: 'address' }
      if (total + bytes > inAll) return { isReserved: false, because: 'all' }
      let isReleased = false
      reserved.add(address, bytes)
      total += bytes
      return {
        isReserved: true,
        release() {
          if (isReleased) return
          isReleased = true
          reserved.add(address, -bytes)
          total -= bytes
        },
      }
    },
  }
}
