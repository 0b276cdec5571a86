import type { SeedOrder } from './seed-order'

const HOME = 'Sam Shopper, 14 Lantern Lane, Flat 3, Millbrook 40217'
const OFFICE = 'Sam Shopper, c/o Tern & Finch Studio, 2 Quay Street, Millbrook 40210'

/** What the shopper's dashboard shows from the first day. */
export const shopperOrders: readonly SeedOrder[] = [
  {
    buyer: 'sam',
    daysAgo: 1.3,
    status: 'Processing',
    transactionId: 'k7w2mzqd',
    address: HOME,
    lines: [{ slug: 'plot-turn-deck', count: 1 }],
  },
  {
    buyer: 'sam',
    daysAgo: 19.6,
    status: 'Shipped',
    transactionId: 'p4n9x1ce',
    address: HOME,
    lines: [
      { slug: 'cook-what-is-there', count: 1 },
      { slug: 'balcony-garden-almanac', count: 1 },
      { slug: 'toast-worth-standing-for', count: 2 },
    ],
  },
  {
    buyer: 'sam',
    daysAgo: 47.45,
    status: 'Cancelled',
    transactionId: 'd0r8vt5h',
    address: OFFICE,
    lines: [{ slug: 'first-ten-kilometres', count: 1 }],
  },
  {
    buyer: 'sam',
    daysAgo: 133.8,
    status: 'Delivered',
    transactionId: 'b3yj6s0a',
    address: OFFICE,
    lines: [
      { slug: 'calm-code-review', count: 1 },
      { slug: 'regex-tailor', count: 1 },
      { slug: 'commit-historian', count: 1 },
    ],
  },
  {
    buyer: 'sam',
    daysAgo: 298.15,
    status: 'Delivered',
    transactionId: 'f9q1lk7u',
    address: HOME,
    lines: [
      { slug: 'bedtime-stories-with-their-name', count: 3 },
      { slug: 'line-edit-read-aloud', count: 1 },
    ],
  },
]
