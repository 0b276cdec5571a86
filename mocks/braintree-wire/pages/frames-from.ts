import type { Answer, ServePage } from '../wire'

/** By address; the pages are built once. */
const files = new Map<string, Promise<Answer>>()

/** The frame page of the card fields as a server has it, with its scripts. */
export function framesFrom(baseUrl: string): ServePage {
  return (pathname) =>
    readFile(baseUrl + (pathname.startsWith('/assets/') ? pathname : '/hosted-fields-frame.html'))
}

function readFile(url: string): Promise<Answer> {
  const known = files.get(url)
  if (known) return known
  const reading = fetchFile(url)
  files.set(url, reading)
  return reading
}

async function fetchFile(url: string): Promise<Answer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  const contentType = response.headers.get('content-type') ?? 'text/html'
  return { body: await response.text(), contentType }
}
