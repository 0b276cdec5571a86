import { useMemo, useState } from 'react'
import { CallList } from './call/call-list'
import { CallPanel } from './call/call-panel'
import { createDeskApi } from './desk-api'
import type { Connection } from './keep-connected'
import { useDesk } from './use-desk'
import { WorldControls } from './world/world-controls'
import { WorldLinks } from './world-links'

/** The world at the mock's own address. */
const DEFAULT_WORLD = 'default'

const SAID: Readonly<Record<Connection, string>> = {
  opening: 'Connecting to the mock',
  live: 'Live',
  lost: 'Not connected to the mock; trying again every few seconds',
  gone: 'This world has ended: it was deleted, or not used for an hour. A call to it makes it again',
  refused: 'Not connected',
}

/** The desk of a world. */
export function Desk({ name }: { readonly name: string }) {
  const api = useMemo(() => createDeskApi(name), [name])
  const desk = useDesk(api)
  const [choice, setChoice] = useState<{ readonly journal: string; readonly number: number }>()
  // Another journal has other calls of the same numbers.
  const chosen = choice?.journal === desk.journal ? choice?.number : undefined
  const choose = (number: number) =>
    desk.journal !== undefined && setChoice({ journal: desk.journal, number })
  const others = [...new Set([DEFAULT_WORLD, ...desk.worlds])].filter((other) => other !== name)
  const broken = desk.calls.find(({ findings }) => findings.length > 0)

  return (
    <>
      {/* In the drawer the storefront beside it has a banner and a main part too. */}
      <section className="head" aria-label="Desk">
        <h1>World {name}</h1>
        <p className="connection" role="status" data-open={desk.connection === 'live'}>
          {SAID[desk.connection]}
        </p>
        {desk.connection === 'gone' && (
          <button type="button" onClick={desk.makeAgain}>
            Make it again
          </button>
        )}
        <WorldLinks names={others} />
      </section>
      <p className="refusal" role="alert">
        {desk.refusal}
      </p>
      <p className="unseen" role="status">
        {broken && `Call ${broken.number}, ${broken.operation}, breaks the contract.`}
      </p>
      <main aria-label="Calls">
        <CallList calls={desk.calls} chosen={chosen} choose={choose} clear={desk.clear} />
        {chosen === undefined ? (
          <section className="panel" aria-label="Call">
            <p>Choose a call to see what it sent and got.</p>
          </section>
        ) : (
          <CallPanel
            key={chosen}
            number={chosen}
            api={api}
            world={desk.world}
            attempt={desk.attempt}
            choose={choose}
          />
        )}
        {desk.world && <WorldControls desk={desk} world={desk.world} api={api} />}
      </main>
    </>
  )
}
