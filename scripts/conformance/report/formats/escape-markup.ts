const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for XML and HTML; characters that XML can't hold are left out. */
export function escapeMarkup(text: string): string {
  return removeControls(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

function removeControls(text: string): string {
  return [...text]
    .filter((character) => character >= ' ' || character === '\n' || character === '\t')
    .join('')
}
