import { useSyncExternalStore } from 'react'
import { commandKey } from '../../lib/command-key'
import { useSession } from '../../model/use-session'
import { Button } from '../../ui/button'
import { shortcutsFor } from './commands/shortcuts'
import { singleKeysStore } from './single-keys'

/** Every shortcut, and the switch for those that are a single key. */
export function ShortcutList({ onClose }: { onClose(): void }) {
  const session = useSession()
  const hasSingleKeys = useSyncExternalStore(singleKeysStore.subscribe, singleKeysStore.get)
  return (
    <div className="palette-body">
      <div className="palette-field">
        <h2 tabIndex={-1} data-takes-focus>
          Keyboard shortcuts
        </h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <div className="palette-list">
        {shortcutsFor(session, commandKey()).map(({ where, keys }) => (
          <section key={where} className="palette-shortcuts">
            <h3>{where}</h3>
            <dl>
              {keys.map((shortcut) => (
                <div key={shortcut.does}>
                  <dt>
                    {shortcut.keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{shortcut.does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <label className="palette-setting">
          <input
            type="checkbox"
            checked={hasSingleKeys}
            onChange={() => singleKeysStore.update((isOn) => !isOn)}
          />
          The single key ? shows this list. Switch it off if you speak to your computer, or press
          keys by accident; the palette leads here too.
        </label>
      </div>
    </div>
  )
}
