import { useEffect, useState } from 'react'
import { toCurl } from '../copy/to-curl'
import { toTest } from '../copy/to-test'
import type { DeskApi, Details, Finding, Message, WorldFacts } from './desk-api'

interface CallPanelProps {
  readonly number: number
  readonly api: DeskApi
  readonly world: WorldFacts | undefined
  attempt(work: () => Promise<unknown>): void
  choose(number: number): void
}

/** A call with what it sent and got, and what can be done with it. */
export function CallPanel({ number, api, world, attempt, choose }: CallPanelProps) {
  const [call, show] = useState<Details>()
  const [said, say] = useState('')
  const [gone, setGone] = useState('')

  useEffect(() => {
    let isCurrent = true
    api.call(number).then(
      (details) => isCurrent && show(details),
      (error: unknown) => isCurrent && setGone(error instanceof Error ? error.message : ''),
    )
    return () => {
      isCurrent = false
    }
  }, [api, number])

  function copy(text: string, what: string): void {
    attempt(async () => {
      await navigator.clipboard.writeText(text)
      say(`Copied as ${what}.`)
    })
  }

  if (!call) {
    return (
      <section className="panel" aria-label="Call">
        <p>{gone}</p>
      </section>
    )
  }
  const base = `${location.origin}${world ? `/w/${world.name}` : ''}`
  return (
    <section className="panel" aria-labelledby="call">
      <h2 id="call">
        Call {call.number}: {call.operation ?? `${call.method} ${call.path}`}
      </h2>
      <p>
        {call.method} {call.path}, {call.status === 0 ? 'no answer' : call.status}, {call.ms} ms,{' '}
        <time dateTime={call.at}>{call.at}</time>
        {call.persona && `, by ${call.persona}`}
      </p>
      <div className="actions">
        <button
          type="button"
          onClick={() => attempt(async () => choose((await api.sendAgain(number)).number))}
        >
          Send again
        </button>
        <button type="button" onClick={() => copy(toCurl(call, base), 'curl')}>
          Copy as curl
        </button>
        <button type="button" onClick={() => copy(toTest(call, world), 'a test')}>
          Copy as a test
        </button>
        <span role="status">{said}</span>
      </div>
      <h3>Verdict</h3>
      {call.findings.length === 0 ? (
        <p>{call.operation ? 'As the contract has it.' : 'The contract has no such operation.'}</p>
      ) : (
        call.findings.map((finding) => <Verdict key={finding.place} finding={finding} />)
      )}
      <Part title="Request" message={call.request} />
      {call.answer ? <Part title="Answer" message={call.answer} /> : <p>There was no answer.</p>}
    </section>
  )
}

function Verdict({
  finding: { place, rule, came, schema, nearest },
}: {
  readonly finding: Finding
}) {
  return (
    <dl className="verdict">
      <dt>Where</dt>
      <dd>
        <code>{place}</code>
      </dd>
      <dt>The contract</dt>
      <dd>
        {rule}
        {schema !== undefined && <pre>{JSON.stringify(schema, null, 2)}</pre>}
      </dd>
      {came !== undefined && (
        <>
          <dt>What came</dt>
          <dd>{came}</dd>
        </>
      )}
      {nearest !== undefined && (
        <>
          <dt>Nearest valid value</dt>
          <dd>
            <pre>{JSON.stringify(nearest, null, 2)}</pre>
          </dd>
        </>
      )}
    </dl>
  )
}

function Part({ title, message: { headers, body, byteCount } }: PartProps) {
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

interface PartProps {
  readonly title: string
  readonly message: Message
}
