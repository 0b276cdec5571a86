/** Text for comparing: without case and accents, so that "Cafe" finds "Café". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase()
}
