import { expect, test } from 'vitest'
import { advise } from './advise'
import { findUsages } from './find-usages'

const read = (file: string, text: string) =>
  findUsages(file, text)
    .flatMap(advise)
    .map(({ line, kind, text: advice }) => `${line} ${kind} ${advice}`)

test.each([
  ["import dropin from 'braintree-web-drop-in'", '1 change import from'],
  ["const dropin = require('braintree-web-drop-in')", '1 change import from'],
  ["\nconst { create } = await import('braintree-web-drop-in')", '2 change import from'],
  ["import DropIn from 'braintree-web-drop-in-react'", '1 change import { DropIn } from'],
])('%j has to be changed', (text, start) => {
  expect(read('shop.ts', text)[0]).toMatch(new RegExp(`^${start.replace(/[{}]/g, '\\$&')}`))
})

test('each option that behaves better is named where it is used', () => {
  const found = read(
    'shop.js',
    `import dropin from 'braintree-web-drop-in'
dropin.create({
  authorization, container: '#pay', locale: 'de_DE',
  paypal: { flow: 'vault', buttonStyle: { color: 'blue' } },
}, function (error, instance) {
  instance.updateConfiguration('card', 'vault', {})
  instance._model.on('x', y)
})`,
  )
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^2 better hyphens/),
      expect.stringMatching(/^2 better the object is copied/),
      expect.stringMatching(/^6 check 'card' can't be updated/),
      expect.stringMatching(/^7 change _model was never public/),
    ]),
  )
})

test('a page shows its script tags and what its inline scripts use, on the right line', () => {
  const found = read(
    'checkout.html',
    `<form>
<script src="https://example.com/web/dropin/1.42.0/js/dropin.min.js"
  data-braintree-dropin-authorization="key"></script>
<script>
  braintree.dropin.create({ authorization: 'key', selector: '#pay' })
</script></form>`,
  )
  expect(found[0]).toMatch(/^2 change load your copy/)
  expect(found).toContainEqual(expect.stringMatching(/^2 better the same data attributes/))
  expect(found).toContainEqual(expect.stringMatching(/^5 check `selector` still works/))
})

test('code that has nothing to do with the drop-in is left alone', () => {
  expect(read('other.ts', 'store.create({ name }); view.teardown(); this._model = 1')).toEqual([])
  expect(read('other.html', '<script src="app.js"></script><link href="app.css">')).toEqual([])
})
