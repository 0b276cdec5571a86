/** Of the seed: the administrator. */
const REGULAR = 'usr_ada'

/** Every three share a creation time. */
const MOMENT = 'now() - make_interval(secs => n / 3)'
const CUSTOMER = `case when n % 10 = 0 then '${REGULAR}' else 'usr_filled' || n / 10 end`

/**
 * Adds so many orders of one line each to a seeded database, with the charges that paid them. Every tenth is the
 * administrator's; the others are of customers with nine each, who can't sign in.
 *
 * @param run runs a statement on the database
 */
export async function fillOrders(
  run: (statement: string) => Promise<unknown>,
  count: number,
): Promise<void> {
  await run(`
    insert into users (id, name, email, email_key, role, created_at)
    select 'usr_filled' || n, 'Customer ' || n, email, email, 0, now()
    from generate_series(0, ${count} / 10) as n, concat('filled', n, '@orders.example') as email`)
  await run(`
    insert into charges (id, user_id, nonce_use, amount_cents, status, transaction_id, ordered_at, created_at, updated_at)
    select 'chg_filled' || n, ${CUSTOMER}, 'none', 1000, 'charged', 'txn_filled' || n, moment, moment, moment
    from generate_series(1, ${count}) as n, lateral (select ${MOMENT} as moment) as creation`)
  await run(`
    with numbered as (
      select id, name, price_cents, row_number() over (order by id) as place from products
    )
    insert into orders (id, user_id, lines, transaction_id, amount_cents, address, status, created_at)
    select 'ord_filled' || n, ${CUSTOMER},
      jsonb_build_array(jsonb_build_object('productId', id, 'name', name, 'priceCents', price_cents,
        'count', 1, 'productCreatedAt', '2026-01-01T00:00:00.000Z')),
      'txn_filled' || n, 1000, '1 Market Street, Springfield', 'Not processed', ${MOMENT}
    from generate_series(1, ${count}) as n
    join numbered on place = 1 + n % (select count(*) from products)`)
}
