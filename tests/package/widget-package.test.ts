import { beforeAll, expect, test } from 'vitest'
import { installPackage, readInstalled, runUnderNode, typeCheck } from './consumer'

let files: string[]

beforeAll(async () => {
  files = await installPackage()
}, 60_000)

test('the package is the built widget and nothing else', () => {
  const strangers = files.filter((path) => !/^(dist\/widget\/|package\.json$|README)/.test(path))
  expect(strangers).toEqual([])
  expect(files).toEqual(
    expect.arrayContaining([
      'dist/widget/dropin.js',
      'dist/widget/dropin.mjs',
      'dist/widget/react.mjs',
      'dist/widget/declines.mjs',
      'dist/widget/dropin.css',
      'dist/widget/types/declines.d.ts',
      'dist/widget/types/index.d.ts',
      'dist/widget/types/react.d.ts',
    ]),
  )
})

const merchantModule = `
  import { create, DropInError, VERSION, type CreateOptions, type DropInInstance } from 'prompt-bazaar/widget'
  import { type DeclineExplanation, type DeclineKind, explainDecline } from 'prompt-bazaar/widget/declines'
  import { DropIn, type DropInProps } from 'prompt-bazaar/widget/react'

  export const explain = (code: string | null): Promise<DeclineExplanation> => explainDecline(code, 'de')
  export const isExpired = (kind: DeclineKind): boolean => kind === 'card-expired'
  const options: CreateOptions = { authorization: 'key', container: '#payment', paypal: { flow: 'vault' } }
  export const version: string = VERSION

  export async function pay(): Promise<string> {
    try {
      const instance: DropInInstance = await create(options)
      const payload = await instance.requestPaymentMethod()
      return payload.type === 'CreditCard' ? payload.details.lastFour : payload.nonce
    } catch (error) {
      return error instanceof DropInError ? error.nextStep : ''
    }
  }

  export const props: DropInProps = { authorization: 'key', onReady: (instance) => instance.teardown() }
  export const element = DropIn(props)
`

const wrongModule = `
  import { create } from 'prompt-bazaar/widget'
  create({ authorization: 'key', container: '#payment', paypal: { flow: 'checkout' } })
`

const placelessModule = `
  import { create } from 'prompt-bazaar/widget'
  create({ authorization: 'key' })
`

test.each(['node16', 'bundler'] as const)(
  'a merchant’s module compiles with moduleResolution %s, a wrong option does not, and the declarations hold',
  async (resolution) => {
    const problems = await typeCheck(
      {
        'right.mts': merchantModule,
        'wrong.mts': wrongModule,
        'placeless.mts': placelessModule,
      },
      resolution,
    )
    expect(problems.toSorted()).toEqual([
      expect.stringMatching(/^placeless\.mts: .*'container' is missing/s),
      expect.stringMatching(/^wrong\.mts: .*missing the following properties.*: amount, currency/s),
    ])
  },
  60_000,
)

test('on a server the module is imported without a browser, and create says what is missing', async () => {
  const { isOk, output } = await runUnderNode(`
    import { create, VERSION } from 'prompt-bazaar/widget'
    const error = await create({ authorization: 'sandbox_key', container: '#payment' }).catch((e) => e)
    console.log(VERSION, error.name, error.message)
  `)
  expect([isOk, output]).toEqual([true, '1.42.0 DropinError There was an error creating Drop-in.'])
})

test('on a server the React element renders its bare place', async () => {
  const { isOk, output } = await runUnderNode(`
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { DropIn } from 'prompt-bazaar/widget/react'
    console.log(renderToString(createElement(DropIn, { authorization: 'sandbox_key', className: 'payment' })))
  `)
  expect([isOk, output]).toEqual([true, '<div class="payment"></div>'])
})

test('WTXT-7 on a server too a decline is explained', async () => {
  const { isOk, output } = await runUnderNode(`
    import { explainDecline } from 'prompt-bazaar/widget/declines'
    const { kind, text, lang, dir } = await explainDecline('2004', 'nl')
    console.log(kind, lang, dir, text)
  `)
  expect([isOk, output]).toEqual([
    true,
    'card-expired nl-NL ltr Deze kaart is verlopen. Gebruik een andere kaart of kies een andere betaalmethode.',
  ])
})

test('each exported path leads to a file, and no other path leads anywhere', async () => {
  const { isOk, output } = await runUnderNode(`
    import { readFileSync } from 'node:fs'
    for (const path of ['widget', 'widget/react', 'widget/declines', 'widget/dropin.js', 'widget/dropin.css']) {
      console.log(path, readFileSync(new URL(import.meta.resolve('prompt-bazaar/' + path))).length > 100)
    }
    try { import.meta.resolve('prompt-bazaar/widget/create') } catch ({ code }) { console.log(code) }
  `)
  expect([isOk, output.split('\n')]).toEqual([
    true,
    [
      'widget true',
      'widget/react true',
      'widget/declines true',
      'widget/dropin.js true',
      'widget/dropin.css true',
      'ERR_PACKAGE_PATH_NOT_EXPORTED',
    ],
  ])
})

test('the modules leave React and the provider to the merchant, the script brings all it needs', async () => {
  const imports = async (path: string) =>
    [
      ...(await readInstalled(path)).matchAll(/(?:from|import)\s*\(?["'`]([^."'`][^"'`]*)["'`]/g),
    ].map(([, name = '']) => name.replace(/\/.*/, ''))
  const importsOf = async (pattern: RegExp) => {
    const found = await Promise.all(files.filter((path) => pattern.test(path)).map(imports))
    return [...new Set(found.flat())].sort()
  }
  expect(await importsOf(/widget\/(dropin\.mjs|esm\/)/)).toEqual(['braintree-web'])
  expect(await importsOf(/widget\/react(\.mjs|\/)/)).toEqual([
    'braintree-web',
    'react',
    'react-dom',
  ])
  expect(await importsOf(/widget\/dropin(\.js|\/)/)).toEqual([])
})
