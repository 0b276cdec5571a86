import { useEffect, useState } from 'react'
import { toCurl } from '../../copy/to-curl'
import { toTest } from '../../copy/to-test'
import { Copied, useCopy } from '../copied'
import type { DeskApi, Details, WorldFacts } from '../desk-api'
import { MessagePart } from './message-part'
import { Verdict } from './verdict'

/** Where the call's details are below the list. */
const NARROW = '(width < 900px)'

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
  const { copied, copy } = useCopy()
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

  if (!call) {
    return (
      <section className="panel" aria-label="Call">
        <p>{gone}</p>
      </section>
    )
  }
  const base = `${location.origin}${world ? `/w/${world.name}` : ''}`
  return (
    <section className="panel" aria-labelledby="call" ref={reveal}>
      <h2 id="call">
        Call {call.number}: {call.operation ?? 'unknown operation'}
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
        <button
          type="button"
          onClick={() => attempt(() => copy(toCurl(call, base), 'Copied as curl.'))}
        >
          Copy as curl
        </button>
        <button
          type="button"
          onClick={() => attempt(() => copy(toTest(call, world), 'Copied as a test.'))}
        >
          Copy as a test
        </button>
        <Copied copied={copied} />
      </div>
      <h3>Verdict</h3>
      {call.findings.length === 0 ? (
        <p>{call.operation ? 'As the contract has it.' : 'The contract has no such operation.'}</p>
      ) : (
        call.findings.map((finding) => <Verdict key={finding.place} finding={finding} />)
      )}
      <MessagePart title="Request" message={call.request} />
      {call.answer ? (
        <MessagePart title="Answer" message={call.answer} />
      ) : (
        <p>There was no answer.</p>
      )}
    </section>
  )
}

function reveal(section: HTMLElement | null): void {
  if (matchMedia(NARROW).matches) section?.scrollIntoView()
}
