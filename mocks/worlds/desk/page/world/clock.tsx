import type { FormEvent } from 'react'
import type { DeskApi, WorldFacts } from '../desk-api'

const HOUR_MS = 3_600_000
const MOVES = [
  ['+1 hour', HOUR_MS],
  ['+1 day', 24 * HOUR_MS],
  ['+8 days', 8 * 24 * HOUR_MS],
] as const

/** What a part of the controls works on. */
export interface ControlsPart {
  readonly world: WorldFacts
  readonly api: DeskApi
  attempt(work: () => Promise<unknown>): void
}

/** A world's time, and how it is changed. */
export function Clock({ world, api, attempt }: ControlsPart) {
  const isFrozen = world.clock === 'frozen'

  function set(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const time = new FormData(event.currentTarget).get('time')
    if (typeof time === 'string') attempt(() => api.setClock({ set: toInstant(time) }))
  }

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
      <form onSubmit={set}>
        <label>
          <span>Set to (UTC)</span>
          <input type="datetime-local" name="time" required={true} />
        </label>
        <button type="submit">Set</button>
      </form>
    </fieldset>
  )
}

/** `2026-11-23T12:00`, or with seconds. */
function toInstant(local: string): string {
  return `${local.length === 16 ? `${local}:00` : local}Z`
}
