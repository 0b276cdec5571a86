import { KEY } from './merchant-page'

/** How a merchant's framework shows the widget. */
export interface Framework {
  /** Its own package first, which the table names. */
  readonly packages: readonly string[]
  readonly main: string
  /** A module that writes to standard output what a server sends in place of the widget. */
  readonly server?: string
  /** A module that compiles the project's own kind of file before it is bundled. */
  readonly compile?: string
  readonly files?: Readonly<Record<string, string>>
  /** What the bundler has to know besides. */
  readonly flags?: readonly string[]
}

const reactServer = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { DropIn } from 'prompt-bazaar-widget/react'
console.log(renderToString(createElement(DropIn, { authorization: '${KEY}' })))
`

const reactMain = `
import { createElement, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DropIn } from 'prompt-bazaar-widget/react'
const dropIn = createElement(DropIn, {
  authorization: '${KEY}',
  onReady: (instance) => { window.dropin = instance },
})
hydrateRoot(document.querySelector('#payment'), createElement(StrictMode, null, dropIn))
`

/** A server finds its parts only by the names of files. */
const olderReactServer = reactServer.replace('react-dom/server', 'react-dom/server.js')

/** React before 18 draws by one call, and in no other way. */
const olderReactMain = `
import { createElement, StrictMode } from 'react'
import ReactDOM from 'react-dom'
import { DropIn } from 'prompt-bazaar-widget/react'
const dropIn = createElement(DropIn, {
  authorization: '${KEY}',
  onReady: (instance) => { window.dropin = instance },
})
ReactDOM.hydrate(createElement(StrictMode, null, dropIn), document.querySelector('#payment'))
`

/** Vue, Svelte, lit and Angular take the custom element; each writes options and listens in its own way. */
const AS_ELEMENT: readonly Framework[] = [
  {
    packages: ['vue@3.5.45'],
    main: `
import { createApp } from 'vue/dist/vue.esm-bundler.js'
import 'prompt-bazaar-widget/element'
const app = createApp({
  data: () => ({ key: '${KEY}', card: { cardholderName: false }, heard: 0 }),
  methods: {
    keep({ detail }) { window.dropin = detail },
    count() { this.heard += 1 },
  },
  template: \`<p>{{ heard }}</p><prompt-bazaar-dropin :authorization="key" :card="card"
    @ready="keep" @paymentMethodRequestable="count"></prompt-bazaar-dropin>\`,
})
app.config.compilerOptions.isCustomElement = (tag) => tag === 'prompt-bazaar-dropin'
app.mount('#payment')
`,
    flags: [
      '--define:__VUE_OPTIONS_API__=true',
      '--define:__VUE_PROD_DEVTOOLS__=false',
      '--define:__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false',
    ],
  },
  {
    packages: ['svelte@5.57.3'],
    files: {
      'app.svelte': `<script>
  import 'prompt-bazaar-widget/element'
  let heard = $state(0)
</script>
<p>{heard}</p>
<prompt-bazaar-dropin authorization="${KEY}" card={{ cardholderName: false }}
  onready={({ detail }) => { window.dropin = detail }}
  onpaymentMethodRequestable={() => { heard += 1 }}></prompt-bazaar-dropin>
`,
    },
    compile: `
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'svelte/compiler'
const { js } = compile(readFileSync('app.svelte', 'utf8'), { generate: 'client', name: 'App' })
writeFileSync('app.js', js.code)
`,
    main: `
import { mount } from 'svelte'
import App from './app.js'
mount(App, { target: document.querySelector('#payment') })
`,
    flags: ['--conditions=browser,svelte,production'],
  },
  {
    packages: ['lit@3.3.3'],
    main: `
import { html, render } from 'lit'
import 'prompt-bazaar-widget/element'
let heard = 0
const keep = ({ detail }) => { window.dropin = detail }
const count = () => { heard += 1; draw() }
const draw = () => render(html\`<p>\${heard}</p><prompt-bazaar-dropin authorization="${KEY}"
  .card=\${{ cardholderName: false }} @ready=\${keep}
  @paymentMethodRequestable=\${count}></prompt-bazaar-dropin>\`, document.querySelector('#payment'))
draw()
`,
  },
  {
    packages: [
      '@angular/core@22.2.6',
      '@angular/compiler@22.2.6',
      '@angular/common@22.2.6',
      '@angular/platform-browser@22.2.6',
      'rxjs@7.8.2',
    ],
    // A template takes the part before a colon for a place such as `window`, so `card:focus` is heard on the instance.
    main: `
import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import 'prompt-bazaar-widget/element'
class Payment {
  key = '${KEY}'
  card = { cardholderName: false }
  heard = signal(0)
  focused = 0
  keep({ detail }) {
    window.dropin = detail
    detail.on('card:focus', () => { this.focused += 1 })
  }
  count() { if (this.focused > 0) this.heard.update((heard) => heard + 1) }
}
Component({
  selector: '#payment',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<p>{{ heard() }}</p><prompt-bazaar-dropin [authorization]="key" [card]="card"
    (ready)="keep($event)" (paymentMethodRequestable)="count()"></prompt-bazaar-dropin>\`,
})(Payment)
bootstrapApplication(Payment)
`,
  },
]

/** What can be installed together, group by group. */
export const FRAMEWORK_GROUPS: readonly (readonly Framework[])[] = [
  [
    {
      packages: ['react@17.0.2', 'react-dom@17.0.2'],
      main: olderReactMain,
      server: olderReactServer,
    },
  ],
  [{ packages: ['react@18.3.1', 'react-dom@18.3.1'], main: reactMain, server: reactServer }],
  [
    { packages: ['react@19.3.1', 'react-dom@19.3.1'], main: reactMain, server: reactServer },
    ...AS_ELEMENT,
  ],
]

/** What bundles all of them. */
export const ESBUILD = 'esbuild@0.28.2'
