import { startScriptTag } from './embedding/script-tag'
import { reportError } from './model/report-error'

/**
 * What the one file holds: everything, for a script tag (`window.braintree.dropin`), for RequireJS and for CommonJS. It
 * works wherever it comes from: inlined, concatenated, renamed, from another origin.
 */
export { create } from './create'
export { VERSION } from './version'

// A server loads it too.
if (typeof document !== 'undefined') {
  try {
    startScriptTag()
  } catch (error) {
    reportError(error)
  }
}
