import { expect, test } from 'vitest'
import { z } from 'zod'
import { provideMock } from './provide-mock'

const startMock = provideMock()
const products = z.array(z.object({ quantity: z.number() }))

test('WORLD-1 WORLD-3 WORLD-14 --state and --trouble are what every world begins with, that of /api included', async () => {
  const mock = await startMock(
    ...['--state', 'one-left', '--trouble', 'listCategories:status=503;nth=2'],
  )
  await expect.poll(mock.output).toContain('answers at')
  for (const api of ['/api', '/w/ann/api']) {
    const list = await fetch(`${mock.origin}${api}/product/list?limit=1`)
    expect(products.parse(await list.json())).toMatchObject([{ quantity: 1 }])
    const statuses: number[] = []
    for (const _ of [1, 2, 3]) {
      statuses.push((await fetch(`${mock.origin}${api}/category/list`)).status)
    }
    expect(statuses).toEqual([200, 503, 200])
  }
  const world = await fetch(`${mock.origin}/w/default`)
  expect(await world.json()).toMatchObject({ name: 'default', state: 'one-left' })
  const desk = /http:\/\/localhost(:\d+\/w\/default\/desk)/.exec(mock.output())?.[1]
  expect((await fetch(`http://127.0.0.1${desk}`)).headers.get('Content-Type')).toMatch(/html/)
  const nothing = await fetch(`${mock.origin}/products`)
  expect([nothing.status, await nothing.json()]).toEqual([
    404,
    { error: expect.stringContaining('The contract has no GET /products. Its addresses begin at') },
  ])
})

test('WORLD-6 a state that there is not is refused with those that there are, and nothing starts', async () => {
  const mock = await startMock('--state', 'half-empty')
  expect(await mock.ended).toEqual([2, null])
  expect(mock.output()).toMatch(/There is no state "half-empty"\. There are .*\bone-left\b/)
  expect(mock.output()).not.toContain('answers at')
})
