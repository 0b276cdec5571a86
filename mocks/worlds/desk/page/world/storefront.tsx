import { useState } from 'react'
import { Copied, useCopy } from '../copied'
import type { Names } from '../desk-api'
import type { ControlsPart } from './clock'

/** Opens the storefront in the world as it is. */
export function Storefront({
  personas,
  api,
  attempt,
}: Pick<ControlsPart, 'api' | 'attempt'> & { readonly personas: Names }) {
  const [persona, choose] = useState('')
  const { copied, copy } = useCopy()
  return (
    <fieldset>
      <legend>Storefront</legend>
      <label>
        <span>Signed in</span>
        <select value={persona} onChange={({ target }) => choose(target.value)}>
          <option value="">nobody</option>
          {Object.keys(personas).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p className="about">{personas[persona]}</p>
      <button
        type="button"
        onClick={() => attempt(async () => window.open(await api.link(persona), '_blank'))}
      >
        Open in this situation
      </button>
      <button
        type="button"
        onClick={() => attempt(async () => copy(await api.link(persona), 'Copied the link.'))}
      >
        Copy the link
      </button>
      <Copied copied={copied} />
    </fieldset>
  )
}
