import { describe, expect, test } from 'vitest'
import { paths } from '../../lib/paths'
import { matchPage, matchPublicPage } from './app-routes'
import type { PageModule } from './page'
import { pages, records } from './pages'

/** Every module that a page's record may name. */
const modules = import.meta.glob<PageModule>(['../../features/*/*-page.tsx', './*-route.tsx'])

describe('the records of pages', () => {
  const named = records.flatMap(({ file, load }) => (file ? [{ file, load }] : []))

  test.each(named)('the server is told the file that is loaded: $file', async ({ file, load }) => {
    const path = file.replace('app/routes/', './').replace(/^features/, '../../features')
    expect(await modules[path]?.()).toBe(await load())
  })

  test('only a page that anybody may open first is named to the server or read there', () => {
    const guarded = pages.filter(({ guard }) => guard)
    expect(guarded.length).toBeGreaterThan(0)
    expect(guarded.filter(({ file, read }) => file || read)).toEqual([])
  })
})

describe('the page at a path', () => {
  test.each([
    [paths.home, paths.home, {}],
    [paths.cart, paths.cart, {}],
    ['/shop/', paths.shop, {}],
    [paths.product('a/b'), paths.product.pattern, { productId: 'a/b' }],
  ])('%s', (path, pattern, params) => {
    const match = matchPublicPage(path)
    expect(match?.page.path).toBe(pattern)
    expect(match?.params).toEqual(params)
  })

  test.each([paths.userDashboard, paths.updateProduct('1'), '/nowhere', '/product'])(
    '%s is no page that is opened first by anybody',
    (path) => expect(matchPublicPage(path)).toBeUndefined(),
  )

  test.each(['/nowhere', '/foo%0Abar', '/product'])('%s has the page that says so', (path) =>
    expect(matchPage(path)?.page.path).toBe('*'),
  )
})
