import type { Message } from '../desk-api'

interface PartProps {
  readonly title: string
  readonly message: Message
}

/** What was sent, or came back. */
export function MessagePart({ title, message: { headers, body, byteCount } }: PartProps) {
  return (
    <>
      <h3>{title}</h3>
      <details>
        <summary>{Object.keys(headers).length} headers</summary>
        <pre>
          {Object.entries(headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n')}
        </pre>
      </details>
      {body === undefined ? (
        <p>{byteCount === 0 ? 'No body.' : `${byteCount} bytes that are not shown.`}</p>
      ) : (
        <pre className="body">
          {typeof body === 'string' ? body : JSON.stringify(body, null, 2)}
        </pre>
      )}
    </>
  )
}
