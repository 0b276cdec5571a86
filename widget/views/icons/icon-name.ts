import type { BRAND_SYMBOLS } from './brand-symbols'
import type { INTERFACE_SYMBOLS } from './interface-symbols'
import type { WALLET_SYMBOLS } from './wallet-symbols'

/** Names every picture of the widget. */
export type IconName =
  | keyof typeof BRAND_SYMBOLS
  | keyof typeof INTERFACE_SYMBOLS
  | keyof typeof WALLET_SYMBOLS
