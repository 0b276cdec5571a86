import type { FormEvent } from 'react'
import type { Names } from '../desk-api'
import type { ControlsPart } from './clock'

/** What goes wrong in a world. */
export function Troubles({ kinds, world, api, attempt }: ControlsPart & { readonly kinds: Names }) {
  function set(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('troubles')
    attempt(() => api.setTroubles(typeof text === 'string' ? text : ''))
  }
  return (
    <form onSubmit={set}>
      <label>
        <span>Troubles</span>
        <textarea
          name="troubles"
          rows={2}
          defaultValue={world.troubles}
          placeholder="createOrder:answer-lost;nth=2, *:latency=300"
        />
      </label>
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
