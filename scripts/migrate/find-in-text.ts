import { OLD_CLASS_NAMES } from './old-drop-in'
import { placeAt, type Usage } from './usage'

const CLASS_NAME = /\.(braintree-[\w-]+)/g

/** A directive of a policy, or a host as lists in code have it; addresses of single files are no policy. */
const POLICY =
  /-src\b[^;"\n]*braintreegateway\.com|(["'`])(https:\/\/)?[\w*.-]*braintreegateway\.com\1/

/** What stylesheets, selectors and policies say about the old drop-in, in whatever file they stand. */
export function findInText(text: string): Usage[] {
  const classNames = [...text.matchAll(CLASS_NAME)].flatMap(({ 1: name = '', index }): Usage[] =>
    OLD_CLASS_NAMES.has(name) ? [{ kind: 'class-name', name, ...placeAt(text, index) }] : [],
  )
  const policy = text.search(POLICY)
  return policy === -1 ? classNames : [...classNames, { kind: 'policy', ...placeAt(text, policy) }]
}
