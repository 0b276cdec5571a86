/** A name as attributes, hooks and CSS spell it: `fontSize` becomes `font-size`. */
export function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
