import { HIDDEN } from '../../calls/mask-secrets'
import { type CopiedCall, describeMissingBody, listHeaders } from './copied-call'

/**
 * A call as a curl command. Secrets are not in it: the shell puts `$TOKEN` and `$SECRET` there.
 *
 * @param base what the call's path follows: `http://localhost:4010/w/ann`
 */
export function toCurl(call: CopiedCall, base: string): string {
  const { method, path, request } = call
  const { body } = request
  const missing = describeMissingBody(call)
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  const command = [
    `curl -X ${method} ${quote(base + path)}`,
    ...listHeaders(call).map(([name, value]) => `-H ${quote(`${name}: ${value}`, '$TOKEN')}`),
    ...(text === '' ? [] : [`--data-raw ${quote(text, '$SECRET')}`]),
  ].join(' \\\n  ')
  return missing === undefined ? command : `# ${missing}\n${command}`
}

/** In single quotes, but for what the shell puts in place of a secret. */
function quote(text: string, secret = HIDDEN): string {
  const quoted = `'${text.replaceAll("'", "'\\''")}'`
  return secret === HIDDEN ? quoted : quoted.replaceAll(HIDDEN, `'"${secret}"'`)
}
