import { expect, test, vi } from 'vitest'
import { findSyntaxError } from '../find/find-syntax-error'
import { migrateFile } from '../migrate-file'
import { ANGULAR } from './angular'
import { equivalentsFor } from './equivalents'
import { REACT } from './react'
import { VUE } from './vue'

const target = { script: '/pay/dropin.js', version: '1.0.0' }

test.each([
  ['src/prompt-bazaar-vue.js', VUE],
  ['src/prompt-bazaar-angular.ts', ANGULAR],
  ['src/prompt-bazaar-drop-in.jsx', REACT],
])('%s is code, and is itself left alone', (path, text) => {
  expect(findSyntaxError(path, text)).toBeUndefined()
  expect(migrateFile(path, text, target)).toMatchObject({ after: text, left: [], newFiles: [] })
})

test('only a module that imports an equivalent gets one', () => {
  expect(equivalentsFor('src/main.js', "import Pay from './prompt-bazaar-vue'")).toHaveLength(1)
  expect(equivalentsFor('src/main.js', "import Pay from './pay'")).toEqual([])
})

interface VueComponent {
  mounted(this: object): Promise<void>
  methods: { submit(this: object): Promise<void> }
}

/** The component that the plugin registers, with the widget's `create` replaced. */
async function loadVue(create: unknown): Promise<VueComponent> {
  vi.stubGlobal('createForVue', create)
  const code = VUE.replace(/^import .*$/m, 'const create = globalThis.createForVue')
  const { default: plugin } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  let registered: VueComponent | undefined
  plugin.install({
    component: (_name: string, component: VueComponent) => {
      registered = component
    },
  })
  if (!registered) throw new Error('The plugin registers no component.')
  return registered
}

test('the Vue component creates the widget with its properties, and hands payments on', async () => {
  const payload = { nonce: 'fake-valid-nonce' }
  const instance = { requestPaymentMethod: vi.fn(async () => payload) }
  const create = vi.fn(async () => instance)
  const component = await loadVue(create)
  const emitted: unknown[] = []
  const self = {
    $props: { authorization: 'key', locale: 'fr_FR', btnText: 'Payer' },
    $refs: { dropin: 'element' },
    $emit: (...event: unknown[]) => emitted.push(event),
    instance: undefined,
    threeDSecure: false,
  }
  await component.mounted.call(self)
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ authorization: 'key', locale: 'fr_FR', container: 'element' }),
  )
  await component.methods.submit.call(self)
  expect(emitted).toEqual([
    ['load', instance],
    ['success', payload],
  ])
})
