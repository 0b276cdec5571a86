let locale: string | undefined

/** The locale for money and dates: the browser's own (`undefined`), or the one that a page is drawn for. */
export function visitorLocale(): string | undefined {
  return locale
}

/** Runs something that draws for a visitor of that locale. */
export function withLocale<Result>(drawnFor: string | undefined, draw: () => Result): Result {
  locale = drawnFor
  try {
    return draw()
  } finally {
    locale = undefined
  }
}
