/** CSS pixels; `--dropin-target-size` says so too. */
const TARGET_PX = 44

/**
 * Finds controls that are harder to hit than they have to be. A radio counts with its tile, and the box of a
 * text field with its frame.
 */
export function findSmallTargets(wrapper: HTMLElement): string[] {
  const targets = wrapper.querySelectorAll<HTMLElement>(
    'button, a, label:has(input), .braintree-form__hosted-field',
  )
  return [...targets]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .map((target) => ({ target, rect: target.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width < TARGET_PX || rect.height < TARGET_PX)
    .map(({ target, rect }) => `${target.className} is ${rect.width} × ${rect.height}`)
}
