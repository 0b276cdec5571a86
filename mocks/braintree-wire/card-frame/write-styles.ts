import { allowedStyles } from 'braintree-web/hosted-fields/shared/constants'

/** The merchant's styles as a style sheet, without what the real frames don't let through. */
export function writeStyles(styles: Readonly<Record<string, unknown>>): string {
  return Object.entries(styles)
    .map(([selector, rules]) => `${selector} { ${writeRules(rules)} }`)
    .join('\n')
}

function writeRules(rules: unknown): string {
  if (typeof rules !== 'object' || rules === null) return ''
  return Object.entries(rules)
    .map(([name, value]) => {
      // Below a media query there are selectors.
      if (typeof value === 'object') return `${name} { ${writeRules(value)} }`
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return allowedStyles.includes(property) ? `${property}: ${value};` : ''
    })
    .join(' ')
}
