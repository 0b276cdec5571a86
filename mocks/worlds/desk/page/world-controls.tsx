import { type FormEvent, useState } from 'react'
import type { DeskApi, WorldFacts } from './desk-api'
import type { Desk } from './use-desk'

const HOUR_MS = 3_600_000
const MOVES = [
  ['+1 hour', HOUR_MS],
  ['+1 day', 24 * HOUR_MS],
  ['+8 days', 8 * 24 * HOUR_MS],
] as const

interface WorldControlsProps {
  readonly desk: Desk
  readonly world: WorldFacts
  readonly api: DeskApi
}

/** What can be changed in a world. */
export function WorldControls({ desk, world, api }: WorldControlsProps) {
  const { attempt } = desk
  return (
    <section className="controls" aria-labelledby="controls">
      <h2 id="controls">World</h2>
      <Field label="State">
        <select
          value={world.state}
          onChange={({ target }) => attempt(() => api.putState(target.value))}
        >
          {Object.keys(desk.states).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
      <p className="about">{desk.states[world.state]}</p>
      <Clock {...{ world, api, attempt }} />
      <Troubles key={world.troubles} kinds={desk.troubleKinds} {...{ world, api, attempt }} />
      <fieldset>
        <legend>Steps: {world.step}</legend>
        <button
          type="button"
          disabled={world.step === 0}
          onClick={() => attempt(() => api.rewind({ steps: 1 }))}
        >
          Undo the last
        </button>
        <button
          type="button"
          disabled={world.step === 0}
          onClick={() => attempt(() => api.rewind({ to: 0 }))}
        >
          Undo all
        </button>
      </fieldset>
      <Storefront personas={desk.personas} api={api} attempt={attempt} />
    </section>
  )
}

function Field({
  label,
  children,
}: {
  readonly label: string
  readonly children: React.ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label>
      <span>{label}</span>
      {children}
    </label>
  )
}

type Part = Pick<WorldControlsProps, 'world' | 'api'> & Pick<Desk, 'attempt'>

function Clock({ world, api, attempt }: Part) {
  const isFrozen = world.clock === 'frozen'
  return (
    <fieldset>
      <legend>Clock</legend>
      <p>
        <time dateTime={world.now}>{world.now}</time>, {world.clock}
      </p>
      <button
        type="button"
        onClick={() => attempt(() => api.setClock(isFrozen ? { run: true } : { freeze: 'now' }))}
      >
        {isFrozen ? 'Let it run' : 'Freeze'}
      </button>
      {MOVES.map(([label, advanceMs]) => (
        <button
          key={label}
          type="button"
          onClick={() => attempt(() => api.setClock({ advanceMs }))}
        >
          {label}
        </button>
      ))}
      <Field label="Set to (UTC)">
        <input
          type="datetime-local"
          onChange={({ target }) =>
            target.value !== '' && attempt(() => api.setClock({ set: toInstant(target.value) }))
          }
        />
      </Field>
    </fieldset>
  )
}

/** `2026-11-23T12:00`, or with seconds. */
function toInstant(local: string): string {
  return `${local.length === 16 ? `${local}:00` : local}Z`
}

function Troubles({ kinds, world, api, attempt }: Part & { readonly kinds: Desk['troubleKinds'] }) {
  function set(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('troubles')
    attempt(() => api.setTroubles(typeof text === 'string' ? text : ''))
  }
  return (
    <form onSubmit={set}>
      <Field label="Troubles">
        <textarea
          name="troubles"
          rows={2}
          defaultValue={world.troubles}
          placeholder="createOrder:answer-lost;nth=2, *:latency=300"
        />
      </Field>
      <button type="submit">Set troubles</button>
      {world.troubles !== '' && (
        <button type="button" onClick={() => attempt(() => api.setTroubles(''))}>
          End them
        </button>
      )}
      <details>
        <summary>What there is</summary>
        <ul>
          {Object.values(kinds).map((form) => (
            <li key={form}>
              <code>{form}</code>
            </li>
          ))}
        </ul>
      </details>
    </form>
  )
}

function Storefront({
  personas,
  api,
  attempt,
}: Pick<Desk, 'personas' | 'attempt'> & Pick<WorldControlsProps, 'api'>) {
  const [persona, choose] = useState('')
  const [said, say] = useState('')
  return (
    <fieldset>
      <legend>Storefront</legend>
      <Field label="Signed in">
        <select value={persona} onChange={({ target }) => choose(target.value)}>
          <option value="">nobody</option>
          {Object.keys(personas).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
      <p className="about">{personas[persona]}</p>
      <button
        type="button"
        onClick={() => attempt(async () => window.open(await api.link(persona), '_blank'))}
      >
        Open in this situation
      </button>
      <button
        type="button"
        onClick={() =>
          attempt(async () => {
            await navigator.clipboard.writeText(await api.link(persona))
            say('Copied the link.')
          })
        }
      >
        Copy the link
      </button>
      <span role="status">{said}</span>
    </fieldset>
  )
}
