import { enUS, type Texts } from '../locales/en-us'
import { loadTexts } from '../locales/locale-registry'
import { withTimeout } from '../model/with-timeout'

/** Nothing shows before: a language is not worth a longer wait to a shopper who wants to pay. */
const TEXTS_TIMEOUT_MS = 5_000

/** The texts of a locale; English where they can't be loaded in time. */
export async function loadTextsInTime(locale: string): Promise<Texts> {
  try {
    return await withTimeout(loadTexts(locale), TEXTS_TIMEOUT_MS)
  } catch (error) {
    console.error(error)
    return enUS
  }
}
