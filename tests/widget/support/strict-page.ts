import type { Page } from 'playwright/test'

/** What a merchant with nothing to hide may ask for: own scripts and styles only, and no markup sinks. */
export const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
]

declare global {
  var violations: string[]
}

const PAGE = `<!doctype html>
  <html lang="en"><head>
    <meta charset="utf-8"><title>Strict</title><link rel="icon" href="data:,">
    <script src="/package/dropin.js"></script>
  </head><body>
    <main><div id="payment"></div></main><script src="/checkout.js"></script>
  </body></html>`

interface StrictPage {
  readonly address?: string
  /** What the page's own script does before it creates the widget. */
  readonly prelude?: string
}

/** Opens a page under a policy, whose own script creates the widget with these options. */
export async function openStrictly(
  page: Page,
  policy: readonly string[],
  options: string,
  { address = '/strict', prelude = '' }: StrictPage = {},
): Promise<void> {
  await page.addInitScript(() => {
    globalThis.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      globalThis.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  await page.route('**/strict', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy.join('; ') },
      body: PAGE,
    }),
  )
  await page.route('**/checkout.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${prelude}
      window.create = (authorization) => braintree.dropin.create({
        authorization, container: '#payment', ${options}
      })
      window.creating = create('sandbox_testkey_merchant')`,
    }),
  )
  await page.goto(address)
  await page.evaluate('window.creating')
}
