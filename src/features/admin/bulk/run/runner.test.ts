import { expect, test, vi } from 'vitest'
import { countRows, reopenRun } from './run-state'
import { createRunner } from './runner'
import { type ProductService, sendStep } from './send-step'
import {
  change,
  createShop,
  creation,
  deletion,
  Fault,
  muse,
  rowOf,
  setUp,
} from './testing/model-shop'

test('ADM-18 a change sends what was planned and nothing else, under the condition that it still holds', async () => {
  const shop = createShop({ prd_1: muse })
  shop.edit('prd_1', { description: 'Edited meanwhile.' })
  const { runner } = setUp([rowOf(change({ price: 13 }))], shop)
  await runner.run()
  expect(runner.get().phase).toBe('finished')
  expect(runner.get().rows[0]?.progress.phase).toBe('done')
  expect(shop.get('prd_1')).toEqual({ ...muse, description: 'Edited meanwhile.', price: 13 })
})

test('ADM-17 unchanged and refused rows cost no call', async () => {
  const shop = createShop({ prd_1: muse })
  const { runner } = setUp(
    [
      { row: 2, name: 'Muse', kind: 'unchanged' },
      { row: 3, name: 'No', kind: 'refused', reasons: ['Wrong.'] },
    ],
    shop,
  )
  await runner.run()
  expect(runner.get().phase).toBe('finished')
  expect(shop.log).toEqual([])
})

test('ADM-18 a row refused midway leaves the others', async () => {
  const products = Object.fromEntries(
    Array.from({ length: 20 }, (_, number) => [`prd_${number}`, muse]),
  )
  const shop = createShop(products)
  const plan = Array.from({ length: 20 }, (_, number) =>
    rowOf(change({ price: 13 }, { productId: number === 7 ? 'gone' : `prd_${number}` }), number),
  )
  const { runner } = setUp(plan, shop)
  await runner.run()
  expect(countRows(runner.get())).toMatchObject({ done: 19, refused: 1, waiting: 0 })
  expect(runner.get().rows[7]?.progress).toEqual({
    phase: 'refused',
    reason: 'The product has been deleted.',
  })
})

test.each([
  ['change', change({ price: 13, quantity: 50 })],
  ['create', creation],
  ['delete', deletion],
] as const)(
  'ADM-18 %s: a lost answer is looked at, and nothing is done twice',
  async (kind, step) => {
    for (const when of ['before', 'after'] as const) {
      const shop = createShop({ prd_1: muse })
      const call = kind === 'change' ? 'write' : kind === 'delete' ? 'remove' : 'create'
      shop.plot({ call, when, fault: new Fault('unanswered') })
      const { runner } = setUp([rowOf(step)], shop)
      await runner.run()
      expect(runner.get()).toMatchObject({
        phase: 'finished',
        rows: [{ progress: { phase: 'done', undo: {} } }],
      })
      expect(shop.log.filter((name) => name === call)).toHaveLength(when === 'before' ? 2 : 1)
      expect(Object.keys(shop.all())).toHaveLength(
        kind === 'create' ? 2 : kind === 'delete' ? 0 : 1,
      )
    }
  },
)

test('ADM-18 a connection that is gone pauses, with each row as it is', async () => {
  const shop = createShop({ prd_1: muse })
  const lost = { call: 'read', when: 'before', fault: new Fault('held') } as const
  shop.plot(lost)
  const { runner } = setUp([rowOf(change({ price: 13 }))], shop)
  await runner.run()
  expect(runner.get()).toMatchObject({
    phase: 'paused',
    hold: 'fault: held',
    rows: [{ progress: { phase: 'waiting' } }],
  })

  await runner.run()
  expect(runner.get()).toMatchObject({ phase: 'finished', hold: undefined })
  expect(shop.get('prd_1')?.price).toBe(13)
})

test('ADM-18 an answer that is lost twice leaves the row in doubt, which is looked at first', async () => {
  const shop = createShop({ prd_1: muse })
  shop.plot(
    { call: 'write', when: 'after', fault: new Fault('unanswered') },
    { call: 'read', when: 'before', fault: new Fault('held') },
  )
  // The first read passes, the one that looks what became of it does not.
  const reads = vi.spyOn(shop.service, 'read')
  reads.mockImplementationOnce(async () => ({ state: muse, tag: undefined }))
  const { runner } = setUp([rowOf(change({ price: 13 }))], shop)
  await runner.run()
  expect(runner.get()).toMatchObject({ phase: 'paused', rows: [{ progress: { phase: 'doubt' } }] })
  await runner.run()
  expect(runner.get()).toMatchObject({ phase: 'finished', rows: [{ progress: { phase: 'done' } }] })
  expect(shop.log.filter((name) => name === 'write')).toHaveLength(1)
})

test('ADM-18 a service that asks to wait is waited for', async () => {
  const shop = createShop({ prd_1: muse })
  shop.plot(
    { call: 'read', when: 'before', fault: new Fault('held', 7) },
    { call: 'write', when: 'before', fault: new Fault('held', 2) },
  )
  const { runner, waits } = setUp([rowOf(change({ price: 13 }))], shop)
  await runner.run()
  expect(waits).toEqual([7, 2])
  expect(runner.get().rows[0]?.progress.phase).toBe('done')
})

test('ADM-18 pause sends nothing more, and continue goes on where it was', async () => {
  const count = 40
  const products = Object.fromEntries(
    Array.from({ length: count }, (_, number) => [`prd_${number}`, muse]),
  )
  const shop = createShop(products)
  const plan = Array.from({ length: count }, (_, number) =>
    rowOf(change({ price: 13 }, { productId: `prd_${number}` }), number),
  )
  const { runner } = setUp(plan, shop)
  const stop = runner.subscribe(() => {
    const { phase } = runner.get()
    if (phase === 'running' && countRows(runner.get()).done === 10) runner.pause()
  })
  await runner.run()
  stop()
  const { done, waiting, sent } = countRows(runner.get())
  expect(runner.get().phase).toBe('paused')
  expect(done).toBeLessThan(20)
  expect([done + waiting, sent]).toEqual([count, 0])
  await runner.run()
  expect(countRows(runner.get()).done).toBe(count)
  expect(shop.log.filter((name) => name === 'write')).toHaveLength(count)
})

test('ADM-18 pause ends the wait that a service asks for, and none of its rows is sent', async () => {
  const products = { prd_1: muse, prd_2: muse }
  const shop = createShop(products)
  shop.plot(
    { call: 'read', when: 'before', fault: new Fault('held', 60) },
    { call: 'write', when: 'before', fault: new Fault('held', 60) },
  )
  const plan = Object.keys(products).map((productId, at) =>
    rowOf(change({ price: 13 }, { productId }), at),
  )
  const wait = vi.fn(() => new Promise<void>(() => {}))
  const { runner, journal, ports } = setUp(plan, shop, { wait })
  const run = runner.run()
  await expect.poll(() => wait).toHaveBeenCalledTimes(2)
  const before = [...shop.log]
  runner.pause()
  await run
  expect(runner.get()).toMatchObject({ phase: 'paused', hold: 'fault: held' })
  expect(journal.map(({ progress }) => progress.phase)).toEqual(['waiting', 'waiting'])
  expect(shop.log).toEqual(before)

  await createRunner(reopenRun(journal), ports).run()
  expect(Object.values(shop.all()).map(({ price }) => price)).toEqual([13, 13])
})

test('ADM-18 a row in doubt that a pause finds waiting stays in doubt', async () => {
  const shop = createShop({ prd_1: muse })
  shop.plot({ call: 'create', when: 'after', fault: new Fault('unanswered') })
  const wait = vi.fn(() => new Promise<void>(() => {}))
  let sent = 0
  const { runner } = setUp([rowOf(creation)], shop, {
    wait,
    async send(step, isAgain) {
      sent += 1
      if (!isAgain) return sendStep(step, isAgain, shop.service)
      return { phase: 'held', reason: 'Later.', retryAfterSeconds: 60 }
    },
  })
  const run = runner.run()
  await expect.poll(() => wait).toHaveBeenCalledOnce()
  runner.pause()
  await run
  expect(runner.get()).toMatchObject({ phase: 'paused', rows: [{ progress: { phase: 'doubt' } }] })
  expect(sent).toBe(2)
})

test('ADM-18 never more than six rows are under way', async () => {
  const shop = createShop(
    Object.fromEntries(Array.from({ length: 30 }, (_, number) => [`prd_${number}`, muse])),
  )
  const plan = Array.from({ length: 30 }, (_, number) =>
    rowOf(change({ price: 13 }, { productId: `prd_${number}` }), number),
  )
  const { runner } = setUp(plan, shop)
  let most = 0
  runner.subscribe(() => {
    most = Math.max(most, countRows(runner.get()).sent)
  })
  await runner.run()
  expect(most).toBe(6)
})

test('ADM-18 what can’t be noted is not sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop = createShop({ prd_1: muse })
  const { runner } = setUp([rowOf(change({ price: 13 }))], shop, {
    note: () => Promise.reject(new Error('Full.')),
  })
  await runner.run()
  expect(runner.get()).toMatchObject({ phase: 'paused', hold: expect.stringContaining('storage') })
  expect(shop.log).toEqual([])
})

test('ADM-18 a run that goes on in another tab is left to it', async () => {
  const shop = createShop({ prd_1: muse })
  const { runner } = setUp([rowOf(change({ price: 13 }))], shop, { alone: async () => false })
  await runner.run()
  expect(runner.get()).toMatchObject({
    phase: 'paused',
    hold: expect.stringContaining('another tab'),
  })
  expect(shop.log).toEqual([])
})

test('ADM-18 a run whose notes another one has overwritten sends nothing and says so', async () => {
  const shop = createShop({ prd_1: muse, prd_2: muse })
  const plan = [rowOf(change({ price: 13 })), rowOf({ ...deletion, productId: 'prd_2' }, 2)]
  const { runner, journal } = setUp(plan, shop, { recall: async () => undefined })
  const before = structuredClone({ rows: runner.get().rows, journal })
  await runner.run()
  expect(runner.get()).toMatchObject({
    phase: 'paused',
    hold: expect.stringContaining('taken its place'),
  })
  expect({ rows: runner.get().rows, journal }).toEqual(before)
  expect(shop.log).toEqual([])
})

/** A page that is gone at its n-th call: neither that call's answer nor anything after it reaches anybody. */
function dyingService(service: ProductService, lives: number): ProductService {
  let calls = 0
  const dying =
    <Parts extends unknown[], Result>(call: (...parts: Parts) => Promise<Result>) =>
    async (...parts: Parts): Promise<Result> => {
      calls += 1
      if (calls > lives + 1) return new Promise(() => {})
      const result = await call(...parts)
      return calls > lives ? new Promise(() => {}) : result
    }
  return {
    ...service,
    read: dying(service.read),
    write: dying(service.write),
    create: dying(service.create),
    remove: dying(service.remove),
  }
}

test('ADM-18 a reload at any moment: what was done is told, nothing is done twice', async () => {
  const products = { prd_1: muse, prd_2: muse, prd_3: muse }
  const plan = [
    rowOf(change({ price: 13, quantity: 50 }), 1),
    rowOf(creation, 2),
    rowOf({ ...deletion, productId: 'prd_2' }, 3),
    rowOf(change({ quantity: 10 }, { productId: 'prd_3', isStockDifference: true }), 4),
  ]
  for (let lives = 0; lives < 14; lives += 1) {
    const shop = createShop(products)
    const mortal = dyingService(shop.service, lives)
    const { runner, restart } = setUp(plan, shop, {
      send: (step, isAgain) => sendStep(step, isAgain, mortal),
    })
    void runner.run()
    await new Promise((resolve) => setTimeout(resolve))
    const again = restart()
    await again.run()
    expect(again.get().rows.map(({ progress }) => progress.phase)).toEqual([
      'done',
      'done',
      'done',
      'done',
    ])
    expect(Object.values(shop.all())).toHaveLength(3)
    expect(shop.get('prd_1')).toEqual({ ...muse, price: 13, quantity: 50 })
    expect(shop.get('prd_3')?.quantity).toBe(10)
    expect(shop.log.filter((name) => name === 'create').length).toBe(1)
  }
})
