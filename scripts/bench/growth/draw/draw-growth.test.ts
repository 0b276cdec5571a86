import { expect, test } from 'vitest'
import { sampleGrowths } from '../summary/testing/sample-growth'
import { toPlot } from '../summary/to-plot'
import { drawGrowth } from './draw-growth'
import { createLogScale, toDecades } from './scale'

test('a logarithmic axis gives each power of ten the same room, and keeps to its ends', () => {
  const scale = createLogScale([1, 1_000], [0, 90])
  expect([1, 10, 100, 1_000].map(scale)).toEqual([0, 30, 60, 90])
  expect([0.1, 5_000].map(scale)).toEqual([0, 90])
})

test('decades enclose the values, at least one of them', () => {
  expect(toDecades([3, 250])).toEqual([1, 1_000])
  expect(toDecades([0.4, 7])).toEqual([0.1, 10])
  expect(toDecades([10])).toEqual([10, 100])
})

test('the plot says for those who don’t see it what it shows', () => {
  const drawn = drawGrowth(toPlot(sampleGrowths))
  expect(drawn).toContain('role="img" aria-labelledby="title description"')
  expect(drawn).toContain('<title id="title">Time and memory as the shop grows</title>')
  expect(drawn).toMatch(/<desc id="description">.*first past one second: every order/)
})

test('each operation has a panel with a line of each database, the quicker calls faint', () => {
  const drawn = drawGrowth(toPlot(sampleGrowths))
  const titles = [...drawn.matchAll(/class="title" x="6" y="12">([^<]+)/g)].map(
    ([, title]) => title,
  )
  expect(titles).toEqual(['Memory of the API’s process', 'listOrders', 'showProduct'])
  const [, , , products = ''] = drawn.split('<g ')
  const lines = [...products.matchAll(/polyline class="([^"]+)"/g)].map(([, name]) => name)
  expect(lines).toEqual(['served', 'served faint', 'embedded', 'embedded faint'])
  expect(drawn).toContain('PostgreSQL n^1.0, embedded n^1.0')
})

test('a line goes through its values', () => {
  const panel = {
    title: 'one & two',
    remark: '',
    unit: 'ms',
    lines: [
      {
        database: 'PostgreSQL',
        isFaint: false,
        points: [
          { size: 1_000, value: 1 },
          { size: 10_000, value: 10 },
        ],
      },
    ],
  } as const
  const drawn = drawGrowth({ title: 'a', description: 'b', panels: [panel] })
  expect(drawn).toContain('one &#38; two')
  expect(drawn).toContain('<polyline class="served" points="44,92 168,34"/>')
})

test('it has colors for light and dark, and asks for nothing else', () => {
  const drawn = drawGrowth(toPlot(sampleGrowths))
  expect(drawn).toContain('prefers-color-scheme: dark')
  expect(drawn.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|@import/)
})
