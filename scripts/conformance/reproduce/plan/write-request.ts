import { isObject } from '../../../../mocks/contract/json'
import type { SentBody } from '../../http/exchange'
import type { TokenHeader } from '../../wire/token-header'
import { decode, splitJson, withoutPrefix, withoutScheme } from '../values/list-texts'
import { mapText, type Template } from '../values/template'
import type { ScriptBody } from './plan'

type ResolveText = (text: string) => Template

const text = (value: string): Template => (value === '' ? [] : [{ kind: 'text', text: value }])
const hasVariable = (template: Template): boolean =>
  template.some(
    (part) =>
      part.kind === 'variable' ||
      part.kind === 'captured' ||
      (part.kind === 'repeat' && hasVariable(part.unit)),
  )

/** The path and query of an address, after the base URL, with what is encoded in it. */
export function toPathTemplate(url: string, baseUrl: string, resolve: ResolveText): Template {
  const rest = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url
  const [path = '', ...queries] = rest.split('?')
  const encode = (raw: string, value: string): Template => {
    const template = resolve(value)
    return hasVariable(template) || template.some(({ kind }) => kind === 'repeat')
      ? mapText(template, encodeURIComponent)
      : text(raw)
  }
  const inPath = path.split('/').map((raw) => encode(raw, decode(raw)))
  const inQuery = queries
    .join('?')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...values] = pair.split('=')
      const raw = values.join('=')
      const value = new URLSearchParams(pair).get(decode(name)) ?? ''
      return [...text(`${name}=`), ...encode(raw, value)]
    })
  return [...join(inPath, '/'), ...(inQuery.length > 0 ? text('?') : []), ...join(inQuery, '&')]
}

/** A header; of an authorization only the token is a value of its own, of a weak tag only the tag. */
export function toHeaderTemplate(value: string, resolve: ResolveText): Template {
  const own = withoutPrefix(value)
  return [...text(value.slice(0, value.length - own.length)), ...resolve(own)]
}

/** The header in which a service takes tokens in place of `authorization`. */
export function toTokenTemplate(
  authorization: string,
  { name, before, after }: TokenHeader,
  resolve: ResolveText,
): readonly [name: string, value: Template] {
  return [name, [...text(before), ...resolve(withoutScheme(authorization)), ...text(after)]]
}

/** The body of a request. */
export function toBody(body: SentBody, resolve: ResolveText): ScriptBody {
  if (body.kind === 'text') {
    return { kind: 'text', mediaType: body.mediaType, text: toTextTemplate(body.text, resolve) }
  }
  const fields = Object.entries(body.fields).map(
    ([name, value]) => [name, typeof value === 'string' ? resolve(value) : value] as const,
  )
  return { kind: 'form', fields }
}

function toTextTemplate(body: string, resolve: ResolveText): Template {
  const split = splitJson(body)
  // Written in another way than ours it would be another body.
  if (!split || JSON.stringify(split.parsed) !== split.json) return resolve(body)
  return [...toJsonTemplate(split.parsed, resolve), ...text(split.rest)]
}

const FEWEST_REPEATED = 10

/** JSON as it is sent, each text of it resolved. */
function toJsonTemplate(value: unknown, resolve: ResolveText): Template {
  if (typeof value === 'string') {
    return [...text('"'), ...mapText(resolve(value), escapeJson), ...text('"')]
  }
  if (Array.isArray(value)) {
    const [first] = value
    const written = value.map((one) => JSON.stringify(one))
    const isRepeated = value.length >= FEWEST_REPEATED && written.every((one) => one === written[0])
    const entries = (isRepeated ? [first] : value).map((one) => toJsonTemplate(one, resolve))
    const [entry = []] = entries
    const inner: Template = isRepeated
      ? [{ kind: 'repeat', unit: [...entry, ...text(',')], times: value.length - 1 }, ...entry]
      : join(entries, ',')
    return [...text('['), ...inner, ...text(']')]
  }
  if (!isObject(value)) return text(JSON.stringify(value) ?? 'null')
  const entries = Object.entries(value).map(([key, inner]) => [
    ...text(`${JSON.stringify(key)}:`),
    ...toJsonTemplate(inner, resolve),
  ])
  return [...text('{'), ...join(entries, ','), ...text('}')]
}

function escapeJson(value: string): string {
  return JSON.stringify(value).slice(1, -1)
}

function join(templates: readonly Template[], by: string): Template {
  return templates.flatMap((one, index) => (index === 0 ? one : [...text(by), ...one]))
}
