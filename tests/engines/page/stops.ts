/** One stop of Tab: what it is, and where on the page, which may be scrolled to show it. */
export interface Stop {
  readonly what: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Runs in the page: puts a button before and one after the widget, in a column as narrow as a small phone. */
export function prepareGallery({ locale, dir }: { locale: string; dir: string }): void {
  document.documentElement.dir = dir
  const main = document.querySelector('main')
  const payment = document.getElementById('payment')
  if (!main || !payment) throw new Error('The page has no place for the widget.')
  main.style.width = '320px'
  for (const id of ['before', 'after']) {
    const button = document.createElement('button')
    Object.assign(button, { id, type: 'button', textContent: id })
    if (id === 'before') payment.before(button)
    else payment.after(button)
  }
  globalThis.gallery.start(locale)
}

/** Runs in the page: the focus stands before the widget, from where Tab leads in. */
export function standBefore(): void {
  document.getElementById('before')?.focus()
}

/** Runs in the page: what has the focus now; `null` for what is outside of the widget. */
export function readStop(): Stop | null {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || !active.closest('#payment')) return null
  const area = active.matches('input') ? (active.closest('label') ?? active) : active
  const { left, right, top, bottom } = area.getBoundingClientRect()
  const what = active.dataset['braintreeId'] ?? (active.id || active.className || active.tagName)
  return { what, left, right, top: top + scrollY, bottom: bottom + scrollY }
}

/** The stops that come before one that they stand after, as a reader goes: down, and in a row in its direction. */
export function findDisorder(stops: readonly Stop[], dir: 'ltr' | 'rtl'): string[] {
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    if (!next) return []
    const isSameRow = next.top < stop.bottom && stop.top < next.bottom
    const isAfter = dir === 'ltr' ? next.left >= stop.left : next.right <= stop.right
    const isOrdered = isSameRow ? isAfter : next.top >= stop.top
    return isOrdered ? [] : [`Tab goes from ${stop.what} back to ${next.what}`]
  })
}
