import { languageOf } from '../language'
import { OLD_CLASS_NAMES, OTHER_WRAPPER, oldPackageOf } from '../old-drop-in'
import { toBlanks } from '../page/blank-directives'
import { findInModule } from './find-in-module'
import { findInPage } from './find-in-page'
import { placeAt, type Usage } from './usage'

const DEPENDENCY = /"([^"\n]+)"\s*:\s*"/g

/** Those that are or bring webpack 4 or older, which reads no syntax from after 2019, and Browserify, which reads no modules. */
const OLD_BUNDLER =
  /"(webpack|react-scripts|@vue\/cli-service|laravel-mix|@rails\/webpacker|browserify)"\s*:\s*"[\^~]?v?(\d+)/g
const LAST_OLD: ReadonlyMap<string, number> = new Map([
  ['webpack', 4],
  ['react-scripts', 4],
  ['@vue/cli-service', 4],
  ['laravel-mix', 5],
  ['@rails/webpacker', 5],
  ['browserify', Number.POSITIVE_INFINITY],
])

/** A text of a JSON file, or what follows it in one: `tsconfig.json` and its like name packages. */
const JSON_TEXT = /"([^"\n]*)"/g

/** Of a manifest, what says something about the package itself to people. */
const FOR_PEOPLE =
  /"(name|description|keywords|homepage|repository|bugs)"\s*:\s*("[^"\n]*"|\[[^\]]*\]|\{[^}]*\})/g

/** What is always in Braintree's address of it, even where code puts that together. */
const ADDRESS_PART = /braintreegateway\.com\/web\/dropin/g

const CLASS_NAME = /\.(braintree-[\w-]+)/g

/** A policy directive, or a quoted host; URLs of single files are not a policy. */
const POLICY =
  /-src\b[^;"\n]*braintreegateway\.com|(["'`])(https:\/\/)?[\w*.-]*braintreegateway\.com\1/

/** Where Jest and Vitest look for what takes a package's place in tests. */
const STAND_IN = /(?:^|[\\/])__mocks__[\\/]([^\\/]+)\.[cm]?[jt]sx?$/

const REQUESTABLE_EVENT = /(["'`])paymentMethodRequestable\1|\bonPaymentMethodRequestable\b/

/** Every use of the old drop-in in a file: modules are parsed, what is no manifest either is read as a page. */
export function findUsages(fileName: string, text: string): Usage[] {
  const language = languageOf(fileName)
  if (language === 'manifest') return findInManifest(text)
  const usages = language === 'module' ? findInModule(fileName, text) : findInPage(text)
  const mentions = fileName.endsWith('.json') ? findMentions(text) : []
  return [...findStandIn(fileName), ...usages, ...mentions, ...findInText(text)].sort(
    (one, other) => one.line - other.line || one.column - other.column,
  )
}

function findStandIn(fileName: string): Usage[] {
  const [, name = ''] = STAND_IN.exec(fileName) ?? []
  return oldPackageOf(name) ? [{ kind: 'stand-in', name, line: 1, column: 1 }] : []
}

/** The dependencies on the old drop-in in a `package.json`. */
function findInManifest(text: string): Usage[] {
  const dependencies = [...text.matchAll(DEPENDENCY)].flatMap(
    ({ 1: name = '', index }): Usage[] => {
      const isOld = oldPackageOf(name.replace('@types/', '')) ?? OTHER_WRAPPER.test(name)
      return isOld ? [{ kind: 'dependency', name, ...placeAt(text, index) }] : []
    },
  )
  const bundlers = dependencies.length > 0 ? findOldBundlers(text) : []
  return [...dependencies, ...bundlers, ...findMentions(text.replace(FOR_PEOPLE, toBlanks))]
}

function findOldBundlers(text: string): Usage[] {
  return [...text.matchAll(OLD_BUNDLER)].flatMap(({ 1: name = '', 2: major, index }): Usage[] => {
    const isOld = Number(major) <= (LAST_OLD.get(name) ?? 0)
    return isOld ? [{ kind: 'old-bundler', name, ...placeAt(text, index) }] : []
  })
}

/** Every text of a JSON file that has an old package's name in it: of a tool, a script or a map of modules. */
function findMentions(text: string): Usage[] {
  return [...text.matchAll(JSON_TEXT)].flatMap(({ 1: words = '', index }): Usage[] => {
    const name = words.split(/[^\w-]+/).find((word) => oldPackageOf(word))
    return name ? [{ kind: 'mention', name, ...placeAt(text, index) }] : []
  })
}

/** Stylesheets, selectors, policies and events that mention the old drop-in, in any file. */
function findInText(text: string): Usage[] {
  const classNames = [...text.matchAll(CLASS_NAME)].flatMap(({ 1: name = '', index }): Usage[] =>
    OLD_CLASS_NAMES.has(name) ? [{ kind: 'class-name', name, ...placeAt(text, index) }] : [],
  )
  const scripts = [...text.matchAll(ADDRESS_PART)].map(
    ({ 0: url, index }): Usage => ({ kind: 'script', url, ...placeAt(text, index) }),
  )
  const policy = text.search(POLICY)
  const policies: Usage[] = policy === -1 ? [] : [{ kind: 'policy', ...placeAt(text, policy) }]
  const event = text.includes('isPaymentMethodRequestable') ? -1 : text.search(REQUESTABLE_EVENT)
  const events: Usage[] = event === -1 ? [] : [{ kind: 'event-alone', ...placeAt(text, event) }]
  return [...classNames, ...scripts, ...policies, ...events]
}
