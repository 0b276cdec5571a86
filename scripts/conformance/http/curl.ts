import type { SentBody, SentRequest } from './exchange'

const LONGEST_BODY = 2000

/** The request as a curl command; secrets are masked, long bodies cut. */
export function toCurl(
  { method, url, headers, body }: SentRequest,
  mask: (text: string) => string,
): string {
  const parts = [
    `curl -X ${method} ${quote(mask(url))}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(mask(`${name}: ${value}`))}`),
    ...(body ? toArguments(body, mask) : []),
  ]
  return parts.join(' ')
}

function toArguments(body: SentBody, mask: (text: string) => string): string[] {
  if (body.kind === 'text') {
    return [
      `-H ${quote(`content-type: ${body.mediaType}`)}`,
      `--data-raw ${quote(shorten(mask(body.text)))}`,
    ]
  }
  return Object.entries(body.fields).map(([name, value]) =>
    typeof value === 'string'
      ? `--form-string ${quote(shorten(`${name}=${value}`))}`
      : `-F ${quote(`${name}=@${value.name};type=${value.mediaType}`)}`,
  )
}

function shorten(text: string): string {
  if (text.length <= LONGEST_BODY) return text
  return `${text.slice(0, LONGEST_BODY)}… (${text.length} characters in all)`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
