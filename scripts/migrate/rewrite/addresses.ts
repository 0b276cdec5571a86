import { PACKAGE, stylesheetOf, type Target } from '../new-widget'
import type { Edit } from './edit'

/** A version in an address, also one that a template or code puts there. */
const VERSION = String.raw`(?:<%=?.*?%>|\{\{.*?\}\}|[^\s"'\`()<>/])+`

/** Braintree's copies, and those of the package that public networks serve. */
const HOSTED = String.raw`(?:https?:)?//(?:[\w.-]+(?::\d+)?/web/dropin/${VERSION}|(?:unpkg\.com|cdn\.jsdelivr\.net/npm|cdnjs\.cloudflare\.com/ajax/libs)/braintree-web-drop-in[@/]?${VERSION}?)`

/** A loader of modules adds the ending by itself. */
const SCRIPT = new RegExp(
  String.raw`${HOSTED}(?:/dist/browser|/js)?/dropin(?:\.min)?(\.js)?(?=["'\`\s)\\<>?#,;]|$)`,
  'g',
)
const STYLESHEET = new RegExp(String.raw`${HOSTED}(?:/css)?/dropin(?:\.min)?\.css`, 'g')

/** The package's files, where a build copies or serves them. */
const INSTALLED =
  /node_modules\/braintree-web-drop-in(?:\/dist\/browser)?(?:\/dropin(?:\.min)?(\.js|\.css))?/g

/** A merchant's own copy, which has the name that Braintree gave the file. */
const COPY = /(?:^|\/)dropin\.min\.js(?:[?#].*)?$/

/** Whether an address is that of the old drop-in's script on a public host. */
export function isOldScript(url: string): boolean {
  return (url !== '' && url.trim().replace(SCRIPT, '') === '') || COPY.test(url)
}

/** Whether an address is that of the old drop-in's stylesheet on a public host. */
export function isOldStylesheet(url: string): boolean {
  return url !== '' && url.trim().replace(STYLESHEET, '') === ''
}

/** Points every address of the old files at the new ones, in whatever language it is written. */
export function rewriteAddresses(text: string, target: Target): Edit[] {
  const scripts = [...text.matchAll(SCRIPT)].map(
    ({ 0: url, 1: ending, index }): Edit => ({
      start: index,
      end: index + url.length,
      text: ending ? target.script : target.script.replace(/\.js$/, ''),
    }),
  )
  const stylesheets = [...text.matchAll(STYLESHEET)].map(
    ({ 0: url, index }): Edit => ({
      start: index,
      end: index + url.length,
      text: stylesheetOf(target),
    }),
  )
  const installed = [...text.matchAll(INSTALLED)].map(
    ({ 0: path, 1: ending, index }): Edit => ({
      start: index,
      end: index + path.length,
      text: `node_modules/${PACKAGE}${ending ? `/dropin${ending}` : ''}`,
    }),
  )
  return [...scripts, ...stylesheets, ...installed]
}
