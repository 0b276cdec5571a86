import type { CategorySlug } from '../categories'
import type { Random } from '../random'
import { audiences, editions, forms, subjects } from './vocabulary'

export interface Title {
  readonly name: string
  readonly subject: string
  readonly form: string
  readonly audience: string
}

/** Combinations of everything that follows the subject. */
const TAILS = forms.length * audiences.length * editions.length

/** A prime that divides no total, so that steps of it visit every index before one repeats. */
const STRIDE = 57_041

/**
 * Returns a function that gives each index within a category a different title, in an order
 * that looks like chance and never repeats.
 */
export function shuffleTitles(random: Random): (category: CategorySlug, index: number) => Title {
  const shift = random.whole(0, 1_000_000)
  return (category, index) => {
    const total = subjects[category].length * TAILS
    const volume = Math.floor(index / total)
    const place = ((index % total) * STRIDE + shift) % total
    const subject = wordAt(subjects[category], Math.floor(place / TAILS))
    const form = wordAt(forms, place)
    const audience = wordAt(audiences, Math.floor(place / forms.length))
    const edition = wordAt(editions, Math.floor(place / (forms.length * audiences.length)))
    const suffix = volume === 0 ? edition : `${edition} · volume ${volume + 1}`
    return { name: `${subject} ${form} for ${audience}${suffix}`, subject, form, audience }
  }
}

function wordAt(words: readonly [string, ...string[]], index: number): string {
  return words[index % words.length] ?? words[0]
}
