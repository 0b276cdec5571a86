/** The head of a response; only the length of its body is used. */
export interface AnswerHead {
  readonly status: number
  readonly hasRetryAfter: boolean
}

export interface ResponseReader {
  /** Reads the next bytes of a connection. */
  read(bytes: Buffer): void
}

export interface AnswerListener {
  onHead(head: AnswerHead): void
  /** The response is complete. */
  onEnd(): void
}

const HEAD_END = '\r\n\r\n'
const LINE_END = 0x0a

type State =
  | { kind: 'head'; read: string }
  | { kind: 'bytes'; left: number; isChunk: boolean }
  /** A chunk's size, or a line behind the last chunk. */
  | { kind: 'line'; read: string; isTrailer: boolean }
  | { kind: 'until close' }

/**
 * Reads HTTP/1.1 responses with little processor time, since the attacker runs on the same machine as the shop.
 */
export function createResponseReader(listener: AnswerListener): ResponseReader {
  let state: State = { kind: 'head', read: '' }

  const end = () => {
    state = { kind: 'head', read: '' }
    listener.onEnd()
  }

  const beginLine = (isTrailer = false) => {
    state = { kind: 'line', read: '', isTrailer }
  }

  /** Returns the position after what it has read. */
  function step(bytes: Buffer, from: number): number {
    switch (state.kind) {
      case 'head': {
        const before = state.read.length
        const read = state.read + bytes.toString('latin1', from)
        const at = read.indexOf(HEAD_END)
        if (at < 0) {
          state = { kind: 'head', read }
          return bytes.length
        }
        beginBody(read.slice(0, at))
        return from + at + HEAD_END.length - before
      }
      case 'bytes': {
        const taken = Math.min(state.left, bytes.length - from)
        skip(state.left - taken, state.isChunk)
        return from + taken
      }
      case 'line': {
        const at = bytes.indexOf(LINE_END, from)
        const stop = at < 0 ? bytes.length : at + 1
        const read = state.read + bytes.toString('latin1', from, stop)
        if (at < 0) state = { ...state, read }
        else readLine(read.trim(), state.isTrailer)
        return stop
      }
      case 'until close':
        return bytes.length
    }
  }

  function skip(left: number, isChunk: boolean): void {
    if (left > 0) state = { kind: 'bytes', left, isChunk }
    else if (isChunk) beginLine()
    else end()
  }

  function beginBody(text: string): void {
    const head = readHead(text)
    // 100 Continue and its kin come before the answer.
    if (head.status < 200) {
      state = { kind: 'head', read: '' }
      return
    }
    listener.onHead(head)
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(text) ?? []
    if (/\r\ntransfer-encoding: *chunked/i.test(text)) beginLine()
    else if (head.status === 204 || head.status === 304 || Number(length) === 0) end()
    else if (length) state = { kind: 'bytes', left: Number(length), isChunk: false }
    else state = { kind: 'until close' }
  }

  /** Each chunk's data ends with a line end, which looks like a line without a size. */
  function readLine(line: string, isTrailer: boolean): void {
    if (isTrailer) {
      if (line === '') end()
      else beginLine(true)
      return
    }
    const left = line === '' ? 0 : Number.parseInt(line, 16)
    if (left > 0) state = { kind: 'bytes', left, isChunk: true }
    else beginLine(line !== '')
  }

  return {
    read(bytes) {
      for (let at = 0; at < bytes.length; ) at = step(bytes, at)
    },
  }
}

function readHead(text: string): AnswerHead {
  return {
    status: Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)),
    hasRetryAfter: /\r\nretry-after: *\d+/i.test(text),
  }
}
