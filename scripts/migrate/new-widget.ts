/** The package that takes the old drop-in's place, and its React element. */
export const PACKAGE = 'prompt-bazaar-widget'
export const REACT_PACKAGE = `${PACKAGE}/react`
/** Declares `braintree.dropin` for pages with a script tag. */
export const GLOBAL_TYPES = `${PACKAGE}/global`

/** Where a merchant's site has the new widget. */
export interface Target {
  /** Address of `dropin.js` on their pages. */
  readonly script: string
  /** Hash of that file, for tags that had one of the old file; without it their `integrity` is removed. */
  readonly integrity?: string | undefined
  /** What `package.json` says of the package: a version, or where its `.tgz` is. */
  readonly version: string
}

/** The stylesheet beside the script, for code that loads one by itself. */
export function stylesheetOf({ script }: Target): string {
  return script.replace(/[^/]*$/, 'dropin.css')
}
