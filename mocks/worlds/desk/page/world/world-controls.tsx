import type { DeskApi, WorldFacts } from '../desk-api'
import type { Desk } from '../use-desk'
import { Clock } from './clock'
import { Storefront } from './storefront'
import { Troubles } from './troubles'

interface WorldControlsProps {
  readonly desk: Desk
  readonly world: WorldFacts
  readonly api: DeskApi
}

/** What a world's data began as. */
const TITLES: Readonly<Record<WorldFacts['source'], string>> = {
  state: 'A state',
  file: 'What a file holds',
  recording: 'What a real backend has answered',
  kept: 'Kept from before',
}

/** What can be changed in a world. */
export function WorldControls({ desk, world, api }: WorldControlsProps) {
  const { attempt } = desk
  const state = world.source === 'state' ? world.state : ''
  return (
    <section className="controls" aria-labelledby="controls">
      <h2 id="controls">World</h2>
      <label>
        <span>State</span>
        <select value={state} onChange={({ target }) => attempt(() => api.putState(target.value))}>
          {state === '' && <option value="">{TITLES[world.source]}</option>}
          {Object.keys(desk.states).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p className="about">
        {desk.states[state] ?? 'A state replaces it, with all that was done in it.'}
      </p>
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
