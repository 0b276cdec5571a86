import type { commandKey } from '../../lib/command-key'

/**
 * Whether a key opens the palette. On a Mac, Control and K deletes to the end of the line in every field, and Shift makes
 * it a tool of Firefox: those stay as they are.
 */
export function opensCommands(
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: Omit<PressedKey, 'isComposing'>,
  command: ReturnType<typeof commandKey>,
): boolean {
  const isMac = command === '⌘'
  return isK(key, code) && metaKey === isMac && ctrlKey !== isMac && !altKey && !shiftKey
}

/** Where letters are not Latin, the key that has the K on a keyboard that is. */
function isK(key: string, code: string): boolean {
  return /^k$/i.test(key) || (code === 'KeyK' && /^(?!\p{Script=Latin})\p{L}$/u.test(key))
}

/** A key as the browser tells of it. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>
