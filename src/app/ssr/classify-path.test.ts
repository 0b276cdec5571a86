import { expect, test } from 'vitest'
import { paths } from '../../lib/paths'
import { classifyPath } from './classify-path'

const { home, shop, product, ...others } = paths

test.each([home, shop, '/SHOP/', product('prd_1'), product('a/b'), '/product/%E0%A4%A'])(
  '%s is for everybody',
  (path) => expect(classifyPath(path)).toBe('public'),
)

test.each(Object.values(others).map((path) => (typeof path === 'string' ? path : path('1'))))(
  '%s is for one visitor',
  (path) => {
    expect(classifyPath(path)).toBe('private')
    expect(classifyPath(`${path.toUpperCase()}/`)).toBe('private')
  },
)

test.each(['/nowhere', '/product', '/product/1/2', '/index.html', '/admin', '//shop.example/cart'])(
  '%s is no page',
  (path) => expect(classifyPath(path)).toBe('unknown'),
)
