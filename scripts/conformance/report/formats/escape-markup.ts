import { escapeMarkup as escapeSigns } from '../../../../mocks/contract/escape-markup'

/** Text for XML and HTML; characters that XML can't hold are left out. */
export function escapeMarkup(text: string): string {
  return escapeSigns(removeControls(text))
}

function removeControls(text: string): string {
  return [...text]
    .filter((character) => character >= ' ' || character === '\n' || character === '\t')
    .join('')
}
