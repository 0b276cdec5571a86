import { useEffect, useRef, useState } from 'react'

/** What has come of copying; with a text where somebody has to copy that themselves. */
interface CopiedFacts {
  readonly sentence: string
  readonly text?: string
}

const BY_HAND = 'The browser lets this page copy nothing: copy what is selected here.'

/** Copies texts, as far as the browser allows it. */
export function useCopy() {
  const [copied, show] = useState<CopiedFacts>({ sentence: '' })
  async function copy(text: string, sentence: string): Promise<void> {
    show((await writeToClipboard(text)) ? { sentence } : { sentence: BY_HAND, text })
  }
  return { copied, copy }
}

/** Says that a text was copied, or shows it selected. */
export function Copied({ copied }: { readonly copied: CopiedFacts }) {
  const { sentence, text } = copied
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (copied.text === undefined) return
    field.current?.focus()
    field.current?.select()
  }, [copied])
  return (
    <>
      <span role="status">{sentence}</span>
      {text !== undefined && (
        <textarea ref={field} aria-label="Text to copy" readOnly rows={4} value={text} />
      )}
    </>
  )
}

/** Resolves with `false` where the browser does not allow it. */
async function writeToClipboard(text: string): Promise<boolean> {
  // By plain HTTP, a page of another machine has none.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (!clipboard) return false
  try {
    await clipboard.writeText(text)
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return false
    throw error
  }
}
