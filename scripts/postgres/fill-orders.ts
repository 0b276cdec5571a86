import { runStatement } from './run-statement'

/** Adds so many orders of one line each to a seeded database; every three of them share a creation time. */
export async function fillOrders(databaseUrl: string, count: number): Promise<void> {
  await runStatement(
    databaseUrl,
    `insert into orders (id, user_id, lines, transaction_id, amount_cents, address, status, created_at)
    select 'ord_filled' || n, (select id from users order by id limit 1),
      (select jsonb_build_array(jsonb_build_object('productId', id, 'name', name, 'priceCents', price_cents,
        'count', 1, 'productCreatedAt', '2026-01-01T00:00:00.000Z')) from products order by id limit 1),
      'txn_filled' || n, 1000, '1 Market Street, Springfield', 'Not processed', now() - make_interval(secs => n / 3)
    from generate_series(1, ${count}) as n`,
  )
}
