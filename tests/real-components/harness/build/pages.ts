import { fileURLToPath } from 'node:url'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const { BRAINTREE_WEB } = process.env

/** A folder to take the provider from instead of the installed package, such as that of another release. */
export const PROVIDER_FOLDER = BRAINTREE_WEB ? path(`../../../../${BRAINTREE_WEB}`) : undefined

/** Of the built pages: those on different releases may be served at the same time. */
export const OUT_FOLDER = path(
  `../../../../.cache/real-components/${BRAINTREE_WEB?.replaceAll(/\W+/g, '-') ?? 'installed'}`,
)

/** What is compared with the installed package is built for that one alone. */
const compared = PROVIDER_FOLDER ? [] : [['differential.html', 'comparison.html']]

/** Those that are built together; what they share is in files of its own. */
export const PAGES: readonly (readonly string[])[] = [
  ['index.html'],
  ['hosted-fields-frame.html'],
  ...compared,
].map((names) => names.map((name) => path(`../${name}`)))
