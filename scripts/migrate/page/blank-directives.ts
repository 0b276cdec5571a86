/** What a template's own language says between the lines. */
const DIRECTIVES = [
  // PHP
  /<\?[\s\S]*?(\?>|$)/g,
  // ERB, EJS
  /<%[\s\S]*?%>/g,
  // Twig, Liquid, Django
  /\{%[\s\S]*?%\}/g,
  // Handlebars, Blade
  /\{\{[^{}]*\}\}/g,
  /\{!![^{}]*!!\}/g,
  /^[ \t]*@(else|(else|end)?(if|unless|isset|empty|auth|guest|foreach|section|push|once|verbatim))\b.*$/gm,
]

/** The same text with blanks for a template's directives: every character stays in its place. */
export function withoutDirectives(text: string): string {
  return DIRECTIVES.reduce((rest, directive) => rest.replace(directive, toBlanks), text)
}

/** Where a template's directives stand in a text. */
export function directivesIn(text: string): { start: number; end: number }[] {
  return DIRECTIVES.flatMap((directive) =>
    [...text.matchAll(directive)].map(({ 0: all, index }) => ({
      start: index,
      end: index + all.length,
    })),
  )
}

/** Blanks for everything but the ends of lines. */
export function toBlanks(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
