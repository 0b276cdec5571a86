/**
 * Tells the page the nonce under which its policy admits style elements, as `<meta name="csp-nonce">`, and gives it to
 * the style elements that stand in it.
 */
export function injectNonce(page: string, nonce: string): string {
  const meta = `<meta name="csp-nonce" content="${nonce}">`
  const withoutOld = page.replace(/<meta\s+name="csp-nonce"[^>]*>\s*/i, '')
  const injected = withoutOld.replace(/<head[^>]*>/i, (head) => head + meta)
  if (injected === withoutOld) throw new Error('The storefront’s index.html has no <head>.')
  return injected.replaceAll('<style>', `<style nonce="${nonce}">`)
}
