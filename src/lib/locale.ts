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

/**
 * Whether that is written as in the United States, which needs no `Intl`. A browser's first object of `Intl` makes it read
 * all of its locales, which takes a phone 60 to 120 ms.
 */
export function isAmerican(shown: string | undefined): boolean {
  return (shown ?? globalThis.navigator?.language) === 'en-US'
}
