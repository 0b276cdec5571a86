import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { assertNever } from '../../lib/assert-never'
import { commandKey } from '../../lib/command-key'
import { paths } from '../../lib/paths'
import { signOut } from '../session/sign-out'
import { colorSchemeStore } from '../theme/color-scheme'
import { CommandList } from './command-list'
import type { Effect } from './commands/commands'
import { readShortcut } from './commands/shortcuts'
import { ShortcutList } from './shortcut-list'
import { singleKeysStore } from './single-keys'
import './palette.css'

/** Where letters mean themselves, or choose from a list. */
const TAKES_LETTERS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, iframe, [contenteditable], [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]'

/** What keeps the focus to itself. MUI's menus are covers too, though they are not called modal. */
const COVERS = 'dialog[open], [aria-modal="true"], .MuiModal-root'

interface Shown {
  readonly view: 'commands' | 'shortcuts'
  /** The key that asked for it: another one begins anew. */
  readonly pressed: KeyboardEvent
}

/** The palette and the list of shortcuts, in one dialog, which the browser gives the focus back after. */
export default function Palette({ pressed }: { pressed: KeyboardEvent }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<Shown>()
  /** What the dialog was last opened for. */
  const opened = useRef<Shown>(undefined)
  const navigate = useNavigate()

  useEffect(() => {
    const wanted = readShortcut(pressed, {
      commandKey: commandKey(),
      takesLetters: Boolean(focusedElement()?.closest(TAKES_LETTERS)),
      isCovered: document.querySelector(COVERS) !== null,
      hasSingleKeys: singleKeysStore.get(),
    })
    if (wanted) setShown({ view: wanted, pressed })
  }, [pressed])

  useEffect(() => {
    if (!shown || !dialog.current) return
    opened.current = shown
    if (!dialog.current.open) dialog.current.showModal()
    dialog.current.querySelector<HTMLElement>('[data-takes-focus]')?.focus()
  }, [shown])

  const close = () => dialog.current?.close()
  const run = (effect: Effect) => {
    if (effect.type === 'list shortcuts') return setShown({ view: 'shortcuts', pressed })
    // First, so that the focus goes back to the page before that goes away.
    close()
    switch (effect.type) {
      case 'open':
        return void navigate(effect.path)
      case 'sign out':
        // First the place: a guard of the page that is left must not ask to sign in.
        void navigate(paths.home)
        return signOut()
      case 'color scheme':
        return void colorSchemeStore.update(() => effect.scheme)
      default:
        return assertNever(effect)
    }
  }
  // The browser tells of it a moment after the dialog has closed: by then a key may have opened it again.
  const onClose = () => {
    const closed = dialog.current?.open ? undefined : opened.current
    setShown((now) => (now === closed ? undefined : now))
  }
  const onPointerDown = (event: PointerEvent) => {
    // The dialog's content covers it: what is left to press is the page behind, which is not to take the focus.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    close()
  }

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={shown?.view === 'shortcuts' ? 'Keyboard shortcuts' : 'Command palette'}
      onPointerDown={onPointerDown}
      onClose={onClose}
    >
      {shown?.view === 'commands' && (
        <CommandList key={shown.pressed.timeStamp} onRun={run} onClose={close} />
      )}
      {shown?.view === 'shortcuts' && <ShortcutList onClose={close} />}
    </dialog>
  )
}

/** The element that has the focus, within whatever it is part of. */
function focusedElement(): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}
