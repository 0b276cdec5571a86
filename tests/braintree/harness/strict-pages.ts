import type { Plugin } from 'vite'
import { serve } from '../../old-drop-in/serve'

/** What a merchant with nothing to hide may ask for: only own scripts and styles, no markup sinks. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Sends the policy with every page whose name starts with `strict`. */
export function serveStrictly(): Plugin {
  return serve('strict-pages', (request, response, next) => {
    if (request.url?.startsWith('/strict')) response.setHeader('content-security-policy', POLICY)
    next()
  })
}
