import { escapeMarkup } from '../../contract/escape-markup'
import type { Situation } from '../link/situation'

const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The desk's colors. */
const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --page: #f4f6f9; --accent: #0b5cad; --on-accent: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7ebf1; --page: #12161c; --accent: #7fbcff; --on-accent: #12161c }
}
body { margin: 0; padding: 24px 16px; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 36em; margin: auto; overflow-wrap: anywhere }
h1 { font-size: 20px }
button { padding: 8px 16px; border: 0; border-radius: 4px; background: var(--accent); color: var(--on-accent); font: inherit; cursor: pointer }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }`

/** Says what a link does to a world that is there, with a button that opens it: the same address, sent from here. */
export function askBefore(
  name: string,
  { state, persona, troubles = '', steps, page }: Situation,
): Response {
  const parts = [
    `Its data is replaced by the state "${state}".`,
    steps.length > 0 && `${count(steps.length, 'request')} of another mock are sent to it again.`,
    troubles !== '' && `It meets the troubles ${troubles}.`,
    persona !== undefined && `The persona "${persona}" is signed in.`,
    `The page ${page} opens.`,
  ].filter((part) => part !== false)
  const response = sendPage(
    `<main><h1>Open this link in the world "${escapeMarkup(name)}"?</h1>
<p>A page of another site leads here. What the world has now is lost:</p>
<ul>${parts.map((part) => `<li>${escapeMarkup(part)}</li>`).join('')}</ul>
<form method="post"><button>Replace and open</button></form></main>`,
    200,
  )
  response.headers.set('Content-Security-Policy', POLICY)
  return response
}

/** A page of one sentence. */
export function tell(sentence: string): string {
  return `<main><p>${escapeMarkup(sentence)}</p></main>`
}

export function sendPage(body: string, status: number): Response {
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A world</title><link rel="icon" href="data:,"><style>${STYLE}</style>${body}</html>`,
    {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    },
  )
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
