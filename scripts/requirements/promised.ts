/**
 * The requirements that have to hold by now: one without a test fails the checks. The others are only listed.
 * Ids or ranges such as `NAV-1..6`.
 */
export const promised: readonly string[] = [
  'NAV-1..6',
  'HOME-1..4',
  'SRCH-1..4',
  'SHOP-1..6',
  'PROD-1..7',
  'CART-1..7',
  'AUTH-1..8',
  'ROLE-1..4',
  'USER-1..5',
  'ADM-1..12',
  'PAY-1..7',
  'PAY-10..12',
  'MEM-1..8',
  'API-1..8',
  'WSET-1..16',
  'WVIEW-1..11',
  'WREQ-1..6',
  'WCARD-1..14',
  'WVAULT-1..6',
  'WPAY-1..10',
  'WTXT-1..5',
  'WTXT-7',
  'WPKG-1..5',
]
