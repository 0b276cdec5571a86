import { HIDDEN } from '../../calls/mask-secrets'
import { type CopiedCall, isSaid } from './copied-call'

/**
 * A call as a curl command. Secrets are not in it: the shell puts `$TOKEN` and `$SECRET` there.
 *
 * @param base what the call's path follows: `http://localhost:4010/w/ann`
 */
export function toCurl({ method, path, request }: CopiedCall, base: string): string {
  const { headers, body } = request
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  return [
    `curl -X ${method} ${quote(base + path)}`,
    ...Object.entries(headers)
      .filter(([name]) => isSaid(name))
      .map(([name, value]) => `-H ${quote(`${name}: ${value}`, '$TOKEN')}`),
    ...(text === '' ? [] : [`--data-raw ${quote(text, '$SECRET')}`]),
  ].join(' \\\n  ')
}

/** In single quotes, but for what the shell puts in place of a secret. */
function quote(text: string, secret = HIDDEN): string {
  const quoted = `'${text.replaceAll("'", "'\\''")}'`
  return secret === HIDDEN ? quoted : quoted.replaceAll(HIDDEN, `'"${secret}"'`)
}
