import type { Import } from './imports'

/** Whom the files of a room may import besides their own room; the first that fits a file holds for it. */
export interface Arrow {
  from: RegExp
  /** Beginnings of paths. */
  may: readonly string[]
  /** Beginnings of paths of which it may import types and nothing else. */
  mayTypes?: readonly string[]
}

const CONTRACT = 'src/api/generated/'
/** Where the wire's form becomes the storefront's own, in what is stored too. */
const EDGE = 'src/api/edge/'
const BASE = ['src/ui/', 'src/model/', 'src/api/', 'src/lib/']

export const arrows: readonly Arrow[] = [
  { from: /^tests\//, may: [''] },
  { from: /^src\/(main|ssr)\.tsx$/, may: ['src/app/'] },
  { from: /^src\/app\//, may: ['src/features/', 'src/catalog/', ...BASE] },
  {
    from: /^src\/features\/checkout\//,
    may: ['widget/react.tsx', 'widget/declines.ts', 'src/catalog/', ...BASE],
  },
  { from: /^src\/features\//, may: ['src/catalog/', ...BASE] },
  // Products as several features show them. It knows the cart, which `ui` does not.
  { from: /^src\/catalog\//, may: BASE },
  // The contract's limits are data, as its types are.
  { from: /^src\/model\//, may: ['src/lib/', CONTRACT, EDGE], mayTypes: ['src/api/'] },
  { from: /^src\/api\//, may: ['src/lib/'] },
  { from: /^src\/ui\//, may: ['src/lib/'] },
  { from: /^src\/lib\//, may: [] },
  { from: /^widget\/(views|sheets)\//, may: ['widget/views/', 'widget/model/', 'widget/locales/'] },
  { from: /^widget\/provider\//, may: ['widget/model/', 'widget/version.ts'] },
  // The one description of each payment option, which is data.
  {
    from: /^widget\/model\//,
    may: ['widget/sheets/payment-options.ts'],
    mayTypes: ['widget/sheets/descriptor.ts'],
  },
  { from: /^widget\/locales\//, may: [], mayTypes: ['widget/model/'] },
  // Pages without the widget use it too: it must bring nothing of it.
  {
    from: /^widget\/declines(\/|\.ts$)/,
    may: ['widget/declines/', 'widget/locales/find-locale.ts'],
  },
  // What merchants' tests run on is what the widget's own tests run on.
  {
    from: /^widget\/testing(\/|\.ts$)/,
    may: ['widget/testing/', 'mocks/braintree/', 'mocks/braintree-wire/'],
  },
  { from: /^widget\//, may: ['widget/'] },
  { from: /^mocks\//, may: ['mocks/'], mayTypes: [CONTRACT] },
  // It shows every look of the widget, and the widget's model lists them.
  { from: /^scripts\/gallery(\/|\.ts$)/, may: ['scripts/', 'mocks/', 'widget/'] },
  // Which pages search engines may know of.
  {
    from: /^scripts\/start\/seo\/(robots|sitemap)(\.test)?\.ts$/,
    may: ['scripts/', 'mocks/', 'src/lib/paths.ts'],
  },
  // It runs the storefront's build for Node, which it knows by its types alone.
  {
    from: /^scripts\/start\/(ssr|seo)\//,
    may: ['scripts/', 'mocks/'],
    mayTypes: [CONTRACT, 'src/ssr.tsx'],
  },
  // Which page takes payments decides the headers that it is sent with.
  {
    from: /^scripts\/start\/page-headers\.ts$/,
    may: ['scripts/', 'mocks/', 'src/lib/paths.ts'],
  },
  // The conformance check reads responses in the shapes that the contract gives them, as the pages do.
  { from: /^scripts\/conformance\//, may: ['scripts/', 'mocks/', CONTRACT] },
  { from: /^scripts\//, may: ['scripts/', 'mocks/'], mayTypes: [CONTRACT] },
  {
    from: /^vite\.config\.ts$/,
    may: [
      'widget/build.config.ts',
      'mocks/worlds/http/cut-connection.ts',
      'scripts/build/',
      'scripts/test-stages/longest-first.ts',
    ],
  },
]

/** Packages that only some files may import. */
export const packageArrows: readonly {
  name: string
  package: RegExp
  only: RegExp
  why: string
}[] = [
  {
    name: 'braintree-web',
    package: /^braintree-web(\/|$)/,
    only: /^(widget\/provider|widget\/testing\/page|mocks\/braintree-wire|scripts\/bench|tests\/real-components)\//,
    why: 'a bundler alias swaps the provider in one place',
  },
  {
    name: 'MUI',
    package: /^@mui\/|^@emotion\//,
    only: /^src\/(app|catalog|features|ui)\//,
    why: 'only the storefront’s views know how they are drawn',
  },
  {
    name: 'React',
    package: /^react($|\/)|^react-dom/,
    only: /^(scripts\/bench\/baseline|src\/((main|ssr)\.tsx|app|catalog|features|ui)|src\/model\/(cart\/)?use-|widget\/react\.tsx$|mocks\/worlds\/desk\/page\/)/,
    why: 'rules, ports and clients know no view; `use-*` binds a store to React',
  },
  {
    name: 'the database',
    package: /^(drizzle-orm|pg|@electric-sql\/pglite)(\/|$)/,
    only: /^(mocks\/api|scripts\/postgres|scripts\/bench\/(machines|growth\/fill))\//,
    why: 'the database is the API’s alone; `scripts/postgres` starts a server for it, and benches fill one or measure it without an API',
  },
  {
    name: 'the whole of zod',
    package: /^zod$/,
    only: /^(mocks|scripts)\//,
    why: 'in a browser `zod` is 94 kB where `zod/mini` is 5 kB',
  },
  {
    name: 'zod on the first screen',
    package: /^zod(\/|$)/,
    only: /^(?!src\/(api|app|catalog|lib|model\/cart|ui(?!\/form))\/|src\/model\/session|src\/features\/(cart|home|product|search|shop)\/|widget\/)/,
    why: 'answers and the cart are read with `valibot`, which takes a fourth; forms bring `zod` along',
  },
  {
    name: 'the whole of MUI',
    package: /^@mui\/material$/,
    only: /^$/,
    why: 'each component is imported by its own path',
  },
]

/** Whether the arrows let the file import it. */
export function isAllowed(path: string, { target, isTypeOnly }: Import): boolean {
  const arrow = arrows.find(({ from }) => from.test(path))
  if (!arrow) return false
  const types = isTypeOnly ? (arrow.mayTypes ?? []) : []
  return [roomOf(path), ...arrow.may, ...types].some((beginning) => target.startsWith(beginning))
}

/** `src/lib/money.ts` → `src/lib/`, `src/features/cart/cart-page.tsx` → `src/features/cart/`. */
function roomOf(path: string): string {
  const depth = path.startsWith('src/features/') ? 3 : 2
  const segments = path.split('/')
  return segments.length > depth ? `${segments.slice(0, depth).join('/')}/` : path
}
