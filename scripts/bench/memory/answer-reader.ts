const HEAD_END = '\r\n\r\n'

/**
 * Reads the answers of one connection, one after the other.
 *
 * @returns takes what arrives; throws an Error for an answer that says no length
 */
export function createAnswerReader(
  onAnswer: (isRefused: boolean) => void,
): (chunk: Buffer) => void {
  let head = ''
  let left = -1
  return (chunk) => {
    if (left >= 0) {
      left -= chunk.length
    } else {
      head += chunk.toString('latin1')
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1])
      if (Number.isNaN(length)) throw new Error(`An answer says no length:\n${head.slice(0, end)}`)
      left = length - (head.length - end - HEAD_END.length)
    }
    if (left > 0) return
    const isRefused = !head.startsWith('HTTP/1.1 200')
    head = ''
    left = -1
    onAnswer(isRefused)
  }
}
