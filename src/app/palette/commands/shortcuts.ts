import type { commandKey } from '../../../lib/command-key'
import { isAdmin, type Session } from '../../../model/session'
import { opensCommands, type PressedKey } from '../opens-commands'

type CommandKey = ReturnType<typeof commandKey>

/** What a key is pressed in. */
export interface KeyPlace {
  commandKey: CommandKey
  /** The focus is where letters mean themselves: in a field, a list or a menu. */
  takesLetters: boolean
  /** A dialog or menu is open, which keeps the focus to itself. */
  isCovered: boolean
  /** The visitor has not switched off the shortcut that is a single key. */
  hasSingleKeys: boolean
}

/** What a key opens, if anything. */
export function readShortcut(
  pressed: PressedKey,
  { commandKey, takesLetters, isCovered, hasSingleKeys }: KeyPlace,
): 'commands' | 'shortcuts' | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing } = pressed
  if (isCovered || isComposing) return
  if (opensCommands(pressed, commandKey)) return 'commands'
  if (ctrlKey || metaKey || altKey || takesLetters || !hasSingleKeys) return
  // Where the key is on a keyboard, and whether it takes Shift, differs by country.
  return key === '?' ? 'shortcuts' : undefined
}

/** Keys and what they do. */
export interface ShortcutGroup {
  where: string
  keys: readonly { keys: readonly string[]; does: string }[]
}

/** Every shortcut of the pages that a visitor with this session has. */
export function shortcutsFor(
  session: Session | null,
  command: CommandKey,
): readonly ShortcutGroup[] {
  return [
    {
      where: 'On every page',
      keys: [
        { keys: [command, 'K'], does: 'Go to a page, product or order, or do something' },
        { keys: ['?'], does: 'Show these shortcuts' },
        { keys: ['Tab'], does: 'At the top of a page: skip to its content' },
      ],
    },
    {
      where: 'In the command palette',
      keys: [
        { keys: ['↓', '↑'], does: 'Choose' },
        { keys: ['Enter'], does: 'Open or do what is chosen' },
        { keys: ['Esc'], does: 'Close' },
      ],
    },
    ...(isAdmin(session)
      ? [
          {
            where: 'In the lists of orders and products',
            keys: [
              { keys: ['←', '→', '↑', '↓'], does: 'Go from cell to cell' },
              { keys: ['Home', 'End'], does: 'First and last cell of the row' },
              { keys: [command, 'Home', 'End'], does: 'First and last row' },
              { keys: ['Page Up', 'Page Down'], does: 'A screen up or down' },
              { keys: ['Enter', 'Space'], does: 'Use what is in the cell' },
            ],
          },
        ]
      : []),
  ]
}
