import { PGlite } from '@electric-sql/pglite'
import { afterEach, expect, test, vi } from 'vitest'
import { findRoom, guardRoom } from './guard-room'
import { createStatementQueue, queueStatements } from './queue-statements'

afterEach(() => vi.restoreAllMocks())

test('API-8 an embedded database whose disk is almost full is read alone, and stores again once there is room', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const client = await PGlite.create()
  await client.exec('create table kept (number int)')
  let room = 9e6
  let now = 0
  const queue = guardRoom(client, createStatementQueue(), async () => room, { nowMs: () => now })
  const view = queueStatements(client, queue)
  const store = () => view.query('insert into kept values (1)')
  const count = async () => (await view.query('select count(*)::int as n from kept')).rows

  await store()
  room = 7e6
  now += 1_000
  await expect(store()).rejects.toMatchObject({ code: '25006' })
  await expect(view.transaction((inner) => inner.query('delete from kept'))).rejects.toThrow()
  expect(await count()).toEqual([{ n: 1 }])
  expect(error.mock.calls).toEqual([[expect.stringMatching(/DATA_DIR has less than 8 MB left/)]])

  room = 8e6
  // It is not asked for at each statement.
  await expect(store()).rejects.toMatchObject({ code: '25006' })
  now += 1_000
  await store()
  expect(await count()).toEqual([{ n: 2 }])
  expect(warn).toHaveBeenCalledOnce()
  await client.close()
})

test.skipIf(process.platform !== 'linux')(
  'a disk that does not say how much room it has, has enough',
  async () => {
    expect(await findRoom('/proc')).toBe(Number.POSITIVE_INFINITY)
  },
)
