/** The name of the key that commands of a program are given with: Apple's machines have one of their own. */
export function commandKey(): '⌘' | 'Ctrl' {
  return /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'
}
