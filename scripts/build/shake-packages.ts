import type { Plugin } from 'vite'

/** Methods of HTTP that the contract does not have. */
const UNUSED_HTTP_METHODS = ['OPTIONS', 'HEAD', 'PATCH', 'TRACE']

/** Methods of the query client that no page calls. */
const UNUSED_METHODS = [
  'isMutating',
  'getMutationCache',
  'setMutationDefaults',
  'getMutationDefaults',
  'defaultMutationOptions',
  'infiniteQuery',
  'fetchInfiniteQuery',
  'prefetchInfiniteQuery',
  'ensureInfiniteQueryData',
  'ensureQueryData',
  'prefetchQuery',
  'getQueryState',
  'setQueryData',
  'setQueriesData',
  'resetQueries',
  'cancelQueries',
]

type Shake = readonly [what: RegExp, instead: string]

/** What a bundler has to take for needed in packages, and what says the same without it. */
const SHAKEN: Readonly<
  Record<string, { readonly files: RegExp; readonly shakes: readonly Shake[] }>
> = {
  // Its package leads every bundler to the one file that warns developers.
  'React Router': {
    files: /\/react-router\/dist\/development\/.*\.mjs$/,
    shakes: [
      [/var ENABLE_DEV_WARNINGS = true;/, 'var ENABLE_DEV_WARNINGS = false;'],
      [
        /^(var (\w+) = class extends React\d*\.Component \{)([\s\S]*?)^\2\.contextType = (\w+);$/m,
        '$1 static contextType = $4;$3',
      ],
      [/^\w+\.displayName = "\w+";$/gm, ''],
      [/^(var \w+ = )(?=React\d*\.\w+\()/gm, '$1/* @__PURE__ */ '],
    ],
  },
  // Five errors that it throws to itself are made while the page starts, from the middle of its largest function. Where
  // somebody looks on (developer tools, Lighthouse), the browser then reads all of the script once more to note where.
  'React DOM': {
    files: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    shakes: [
      [
        /\b(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
        '$1Object.create(Error.prototype, { message: { value: $2 } })',
      ],
      // To say where a component of a crash stands, it calls each of those around it once more, with nothing. Their names,
      // and the error's own trace, say as much of minified code.
      [
        /^var reentry = !1;\nfunction describeNativeComponentFrame[\s\S]*?\n\}\n(?=function describeFiber)/m,
        'function describeNativeComponentFrame({ name }) {\n  return describeBuiltInComponentFrame(name);\n}\n',
      ],
      // What fetches files ahead when a page says so: documents and Vite do that here.
      [/^ {2}\w: (?:pre\w+),?\n/gm, ''],
    ],
  },
  // What a middleware is, and may return, is a matter of its type.
  'openapi-fetch': {
    files: /\/openapi-fetch\/dist\/index\.mjs$/,
    shakes: [
      [/new Error\("(?:on\w+: must return|Middleware must be) .*"\)/g, 'new Error()'],
      [/^ {4}eject\([\s\S]*?^ {4}\}\n/m, ''],
      ...UNUSED_HTTP_METHODS.map(
        (name): Shake => [new RegExp(`^ {4}${name}\\(.*\\n.*\\n {4}\\},\\n`, 'm'), ''],
      ),
    ],
  },
  // The shop writes through `src/api`: no mutations and no infinite queries (biome.json
  // refuses their imports), and no query that suspends a page or throws into it.
  'TanStack Query': {
    files:
      /\/@tanstack\/(query-core\/.*\/query(Client)?|react-query\/.*\/use(BaseQuery|Queries))\.js$/,
    shakes: [
      [
        / = config\.mutationCache \|\| new MutationCache\(\);/,
        ' = { clear() {}, resumePausedMutations: () => Promise.resolve() };',
      ],
      [
        /\(this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : this\.options\.behavior\)/,
        'this.options.behavior',
      ],
      [/^\t+ensureSuspenseTimers\(.*\n/m, ''],
      [/^\tif \(shouldSuspend[\s\S]*?throw result\.error;\n/m, ''],
      [
        /^\tconst suspensePromises = [\s\S]*?throw firstSingleResultWhichShouldThrow\.error;\n/m,
        '',
      ],
      ...UNUSED_METHODS.map(
        (name): Shake => [new RegExp(`^\\t${name}\\(.*\\) \\{\\n(?:\\t\\t.*\\n)*\\t\\}$`, 'm'), ''],
      ),
    ],
  },
}

/** Fails a build in which a page calls what was left out. */
export function refuseUnusedMethods(): Plugin {
  const methods = [...UNUSED_METHODS, ...UNUSED_HTTP_METHODS, 'eject'].join('|')
  const calls = new RegExp(
    `\\.(?:${methods})\\(|\\b(?:suspense|throwOnError):|\\b(?:preinit|preconnect|prefetchDNS)\\w*\\(|\\bpreload\\w*\\b[^}]*} from 'react-dom'`,
  )
  return {
    name: 'refuse-unused-methods',
    apply: 'build',
    transform: {
      filter: { id: { include: /\/src\//, exclude: /node_modules/ }, code: calls },
      handler(code, id) {
        this.error(
          `${id} has ${calls.exec(code)}, and scripts/build/shake-packages.ts leaves that out.`,
        )
      },
    },
  }
}

/** Lets unused parts of packages be left out. Fails the build when a package's text is not what it was. */
export function shakePackages(): Plugin[] {
  return Object.entries(SHAKEN).map(([name, { files, shakes }]) => {
    const missed = new Set(shakes)
    return {
      name: `shake ${name}`,
      apply: 'build',
      transform: {
        filter: { id: files },
        handler: (code) =>
          shakes.reduce((text, shake) => {
            const shaken = text.replace(...shake)
            if (shaken !== text) missed.delete(shake)
            return shaken
          }, code),
      },
      buildEnd(error) {
        const [what] = [...missed].flat()
        if (!error && what) this.error(`${name} has nothing like ${what} any more.`)
      },
    }
  })
}
