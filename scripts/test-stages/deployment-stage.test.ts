import { expect, test } from 'vitest'
import { describeLeftOut } from './deployment-stage'

test.each([
  [true, true, undefined],
  [true, false, 'left out: the restart under load; install PostgreSQL 15 or later'],
  [
    false,
    true,
    'left out: all through a proxy, and the restart under load; install a proxy (apt-get install nginx-light openssl, or caddy)',
  ],
  [
    false,
    false,
    'left out: all through a proxy, and the restart under load; install a proxy (apt-get install nginx-light openssl, or caddy) and PostgreSQL 15 or later',
  ],
])(
  'with a proxy: %s, with PostgreSQL: %s, the line says what is left out',
  (hasProxy, hasPostgres, note) => {
    expect(describeLeftOut({ hasProxy, hasPostgres })).toBe(note)
  },
)
