import axe from 'axe-core'

/** CSS pixels; `--dropin-target-size` says so too. */
const TARGET_PX = 44

/** Rules for a stricter level than AA, and those that axe itself has given up. */
const OTHER_RULES = ['wcag2aaa', 'deprecated', 'wcag2a-obsolete']

/** All others, also those that axe leaves off unless asked: the size of targets (WCAG 2.2), and its experiments. */
const rules = Object.fromEntries(
  axe
    .getRules()
    .filter(({ tags }) => !tags.some((tag) => OTHER_RULES.includes(tag)))
    .map(({ ruleId }) => [ruleId, { enabled: true }]),
)

/** Violations of axe's rules in the widget's current state, without the provider's frames. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run('#payment', {
    iframes: false,
    resultTypes: ['violations'],
    // Forced colors are the device's: what a page computes isn't what is painted.
    rules: { ...rules, 'color-contrast': { enabled: !hasForcedColors() } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

export function hasForcedColors(): boolean {
  return matchMedia('(forced-colors: active)').matches
}

/**
 * Finds controls that are too small to hit easily. A checkbox counts with its text, and the box of a
 * text field with its frame.
 */
export function findSmallTargets(wrapper: HTMLElement): string[] {
  const targets = wrapper.querySelectorAll<HTMLElement>(
    '[role=button], [role=radio], a, .braintree-form__checkbox, .braintree-form__hosted-field',
  )
  return [...targets]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .map((target) => ({ target, rect: target.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width < TARGET_PX || rect.height < TARGET_PX)
    .map(({ target, rect }) => `${target.className} is ${rect.width} × ${rect.height}`)
}
