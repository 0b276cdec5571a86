import { afterEach, expect, test, vi } from 'vitest'
import { localTextStorage } from './storage'

/** A page's window: what listens there, and a storage that other pages write too. */
function openPage() {
  const texts = new Map<string, string>()
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('localStorage', { getItem: (key: string) => texts.get(key) ?? null })
  const comeBack = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const tellOfChange = (key: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const leave = () => page.dispatchEvent(new Event('pagehide'))
  return { texts, leave, comeBack, tellOfChange }
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  { what: 'the cart', key: 'cart', isTold: true },
  { what: 'something else', key: 'jwt', isTold: false },
  // As `localStorage.clear()` does.
  { what: 'all that there is', key: null, isTold: true },
])(
  'CART-10 AUTH-11 where another tab changes $what, who watches the cart is told: $isTold',
  ({ key, isTold }) => {
    const { tellOfChange } = openPage()
    const onChange = vi.fn()
    localTextStorage.watch('cart', onChange)
    tellOfChange(key)
    expect(onChange).toHaveBeenCalledTimes(isTold ? 1 : 0)
  },
)

test.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'blocked'],
])('CART-9 a storage that answers with a %s is %s', (name, outcome) => {
  const setItem = () => {
    throw new DOMException('refused', name)
  }
  vi.stubGlobal('localStorage', { setItem })
  expect(localTextStorage.write('cart', '[]')).toBe(outcome)
})

test('CART-10 AUTH-11 a page that the browser kept while another one wrote is told when it comes back', () => {
  const { texts, leave, comeBack } = openPage()
  const onChange = vi.fn()
  localTextStorage.watch('cart', onChange)
  texts.set('cart', 'full')
  comeBack(false)
  leave()
  comeBack(true)
  expect(onChange).not.toHaveBeenCalled()
  leave()
  texts.set('cart', 'empty')
  comeBack(true)
  expect(onChange).toHaveBeenCalledOnce()
})
