/** Pages in an old encoding can't show bullets. */
function maskCharacter(): string {
  return document.characterSet === 'UTF-8' ? '•' : '*'
}

export function numberMask(): string {
  return Array(4).fill(maskCharacter().repeat(4)).join(' ')
}

export function cvvMask(length: 3 | 4): string {
  return maskCharacter().repeat(length)
}
