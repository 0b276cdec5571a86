import { isRightToLeft } from '../locales/find-locale'
import { type DeclineKind, declineKind } from './decline-kind'
import { loadDeclineTexts } from './load-decline-texts'

/** What to show a shopper whose payment was declined. */
export interface DeclineExplanation {
  readonly kind: DeclineKind
  /** Two or three sentences: that it was declined, and what to do next. */
  readonly text: string
  /** Language of the text as the `lang` attribute takes it, such as `pt-BR`. */
  readonly lang: string
  /** Direction of the text as the `dir` attribute takes it. */
  readonly dir: 'ltr' | 'rtl'
}

/**
 * Says in the shopper's language that a payment was declined and what to do next. It tells no reason that would help
 * thieves who try stolen cards. It never rejects: where a language can't be loaded, it answers in English.
 *
 * @param code Braintree's `processorResponseCode` or `gatewayRejectionReason` from your server, where there is one
 * @param locale what the widget takes too, or the page's `lang`: `de_DE`, `de-DE`, `de`; default English
 *
 * @example
 * const { text, lang, dir } = await explainDecline(answer.code, document.documentElement.lang)
 */
export async function explainDecline(
  code: string | number | null | undefined,
  locale?: string,
): Promise<DeclineExplanation> {
  const kind = declineKind(code)
  const { locale: found, texts } = await loadDeclineTexts(locale)
  return {
    kind,
    text: texts[kind],
    lang: toLanguageTag(found),
    dir: isRightToLeft(found) ? 'rtl' : 'ltr',
  }
}

/** `XC` stands for every other country, and is no country of a language tag. */
function toLanguageTag(locale: string): string {
  return locale.replace('_XC', '').replace('_', '-')
}
