import { type KeyboardEvent, useRef } from 'react'
import type { Finding, Summary } from '../desk-api'

interface CallListProps {
  readonly calls: readonly Summary[]
  readonly chosen: number | undefined
  choose(number: number): void
  clear(): void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The calls, the latest first. One stop for Tab; the arrows go from call to call. */
export function CallList({ calls, chosen, choose, clear }: CallListProps) {
  const list = useRef<HTMLOListElement>(null)
  const stop = calls.some(({ number }) => number === chosen) ? chosen : calls[0]?.number

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[buttons.findIndex((one) => one.matches(':focus')) + step]
    next?.focus()
    if (next) choose(Number(next.dataset['number']))
  }

  return (
    <section className="calls" aria-labelledby="calls">
      <div className="bar">
        <h2 id="calls">Calls</h2>
        <button type="button" onClick={clear} disabled={calls.length === 0}>
          Clear
        </button>
      </div>
      {calls.length === 0 && <p>Nothing was called yet. Calls show here as they end.</p>}
      <ol ref={list} onKeyDown={move}>
        {calls.map((call) => (
          <li key={call.number}>
            <button
              type="button"
              data-number={call.number}
              data-broken={call.findings.length > 0}
              aria-current={call.number === chosen}
              tabIndex={call.number === stop ? 0 : -1}
              onClick={() => choose(call.number)}
            >
              <span className="status" data-class={Math.floor(call.status / 100)}>
                {call.status === 0 ? 'cut' : call.status}
              </span>
              <span className="what">
                <b>{call.operation ?? 'unknown operation'}</b>{' '}
                <span>
                  {call.method} {call.path}
                </span>
                {call.findings[0] && <em>{toLine(call.findings[0], call.findings.length - 1)}</em>}
                {call.troubles && <i>{call.troubles}</i>}
                {call.source && (
                  <i>answered by {call.source === 'upstream' ? 'the real backend' : 'this mock'}</i>
                )}
              </span>
              <span className="ms">{call.ms} ms</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function toLine({ place, rule }: Finding, further: number): string {
  return `${place}: ${rule}${further > 0 ? `, and ${further} more` : ''}`
}
