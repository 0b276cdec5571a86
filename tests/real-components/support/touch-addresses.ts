import type { Page } from 'playwright/test'

type Element = 'script' | 'iframe' | 'img'

/** What another party's script does in a page, each kind under a directive of its own. */
export type Touch =
  | { readonly as: Element | 'fetch' | 'form'; readonly url: string }
  | { readonly as: 'inline script' | 'inline style' }

/**
 * Does in the page what the other parties' scripts would, whose stubs ask for nothing; resolves when every host has answered
 * or the policy has refused.
 */
export async function touchAddresses(page: Page, touches: readonly Touch[]): Promise<void> {
  for (const touch of touches) {
    if ('url' in touch) await page.context().route(touch.url, (route) => route.fulfill(EMPTY))
  }
  for (const touch of touches) {
    if (!('url' in touch)) await page.evaluate(writeInline, touch.as)
    else if (touch.as === 'form') await page.evaluate(sendForm, touch.url)
    else if (touch.as === 'fetch') await page.evaluate(fetchFrom, touch.url)
    else await page.evaluate(loadFrom, [touch.as, touch.url] as const)
  }
  // Reports of violations are tasks of their own.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

const EMPTY = { body: '', headers: { 'access-control-allow-origin': '*' } }

function writeInline(kind: 'inline script' | 'inline style'): void {
  const element = document.createElement(kind === 'inline script' ? 'script' : 'style')
  element.textContent = kind === 'inline script' ? 'window.inlineRan = true' : 'b { color: navy }'
  document.head.append(element)
}

function sendForm(action: string): Promise<unknown> {
  const frame = Object.assign(document.createElement('iframe'), { name: 'bank' })
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, target: 'bank' })
  document.body.append(frame, form)
  const sent = new Promise((resolve) => {
    frame.addEventListener('load', resolve)
    document.addEventListener('securitypolicyviolation', resolve)
  })
  form.submit()
  return sent
}

async function fetchFrom(url: string): Promise<void> {
  // A refusal is a violation too.
  await fetch(url).catch(() => undefined)
}

function loadFrom([as, url]: readonly [Element, string]): Promise<unknown> {
  const element = Object.assign(document.createElement(as), { src: url })
  const done = new Promise((resolve) => {
    element.addEventListener('load', resolve)
    element.addEventListener('error', resolve)
  })
  document.body.append(element)
  return done
}
