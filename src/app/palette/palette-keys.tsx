import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { commandKey } from '../../lib/command-key'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { opensCommands } from './opens-commands'

const Palette = lazy(() => import('./palette'))

/** Waits for the keys of the palette and of the list of shortcuts; their code is loaded with the first. */
export function PaletteKeys() {
  const [pressed, setPressed] = useState<KeyboardEvent>()

  // Not a moment after the page is shown: a key that is pressed then would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = opensCommands(event, commandKey())
      // Or the browser would take it.
      if (isCommand) event.preventDefault()
      if (isCommand || event.key === '?') setPressed(event)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    pressed && (
      <PartBoundary name="The command palette">
        <Suspense>
          <Palette pressed={pressed} />
        </Suspense>
      </PartBoundary>
    )
  )
}
