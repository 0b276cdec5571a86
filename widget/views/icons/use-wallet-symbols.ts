import { type ReactElement, useEffect, useState } from 'react'
import type { DropInState } from '../../model/machine/state'

type Symbols = Readonly<Record<string, ReactElement>>

/**
 * The icons of the other payment options, loaded only where there are others than cards. They arrive before the loading
 * indicator goes, since the views that show them are loaded too.
 */
export function useWalletSymbols({ options, entries }: DropInState): Symbols | undefined {
  const [symbols, setSymbols] = useState<Symbols>()
  const isWanted =
    options.some((option) => option !== 'card') ||
    entries.some(({ method }) => method.type !== 'CreditCard')
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    loadWalletSymbols().then(
      ({ WALLET_SYMBOLS }) => !isGone && setSymbols(WALLET_SYMBOLS),
      // The name is beside the icon, so paying works without it.
      (error: unknown) => console.error(error),
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return symbols
}

export const loadWalletSymbols = () => import('./wallet-symbols')
