import axe from 'axe-core'

/** Rules for a stricter level than AA, and those that axe itself has given up. */
const OTHER_RULES = ['wcag2aaa', 'deprecated', 'wcag2a-obsolete']

/** All others, also those that axe leaves off unless asked: the size of targets (WCAG 2.2), and its experiments. */
const rules = Object.fromEntries(
  axe
    .getRules()
    .filter(({ tags }) => !tags.some((tag) => OTHER_RULES.includes(tag)))
    .map(({ ruleId }) => [ruleId, { enabled: true }]),
)

/** What any of axe's rules has against the widget now; the provider's frames are the provider's. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run('#payment', {
    iframes: false,
    resultTypes: ['violations'],
    // Forced colours are the device's: what a page computes isn't what is painted.
    rules: { ...rules, 'color-contrast': { enabled: !hasForcedColours() } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

export function hasForcedColours(): boolean {
  return matchMedia('(forced-colors: active)').matches
}
