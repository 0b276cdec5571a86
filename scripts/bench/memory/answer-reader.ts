const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = '\r\n0\r\n\r\n'

/**
 * Reads the answers of one connection, one after the other: those that say their length, and those in chunks.
 *
 * @returns takes what arrives; throws an Error for an answer that says neither
 */
export function createAnswerReader(
  onAnswer: (isRefused: boolean) => void,
): (chunk: Buffer) => void {
  let head = ''
  /** Of an answer whose head has been read: bytes to come, or the end of what came in chunks. */
  let body: { left: number } | { tail: string } | undefined

  function begin(text: string): void {
    const end = text.indexOf(HEAD_END)
    if (end < 0) return
    const fields = text.slice(0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(fields)?.[1]
    const rest = text.slice(end + HEAD_END.length)
    if (length !== undefined) body = { left: Number(length) - rest.length }
    else if (/\r\ntransfer-encoding: chunked/i.test(fields)) body = { tail: `\r\n${rest}` }
    else throw new Error(`An answer says no length:\n${fields}`)
  }

  return (chunk) => {
    if (!body) {
      head += chunk.toString('latin1')
      begin(head)
    } else if ('left' in body) body.left -= chunk.length
    else body.tail = (body.tail + chunk.toString('latin1')).slice(-LAST_CHUNK.length)
    if (!body || ('left' in body ? body.left > 0 : !body.tail.endsWith(LAST_CHUNK))) return
    const isRefused = !head.startsWith('HTTP/1.1 200')
    head = ''
    body = undefined
    onAnswer(isRefused)
  }
}
