import type { commandKey } from '../../lib/command-key'

/**
 * Whether a key opens the palette. On a Mac, Control and K deletes to the end of the line in every field, and Shift makes
 * it a tool of Firefox: those stay as they are.
 */
export function opensCommands(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Omit<PressedKey, 'isComposing'>,
  command: ReturnType<typeof commandKey>,
): boolean {
  const isMac = command === '⌘'
  return /^k$/i.test(key) && metaKey === isMac && ctrlKey !== isMac && !altKey && !shiftKey
}

/** A key as the browser tells of it. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>
