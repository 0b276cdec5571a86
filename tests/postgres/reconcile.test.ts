import { expect, test } from 'vitest'
import { openReconciliation } from '../../mocks/api/payment/reconciliation/open-reconciliation'
import { createServedDatabase } from '../api/support/served-database'

test.skipIf(!process.env['DATABASE_URL'])(
  'API-8 an empty database is not compared, and stays empty',
  async () => {
    const served = await createServedDatabase()
    if (!served) throw new Error('DATABASE_URL names a server')
    try {
      for (let times = 0; times < 2; times++) {
        await expect(
          openReconciliation({ DATABASE_URL: served.url }, () => undefined),
        ).rejects.toThrow(/^There is no shop's data in .* at 127\.0\.0\.1:\d+\. /)
      }
    } finally {
      await served.drop()
    }
  },
)
