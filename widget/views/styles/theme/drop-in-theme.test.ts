import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const read = (relative: string) => readFileSync(path(relative), 'utf8')

const stylesheet = readdirSync(path('..'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => read(`../${name}`))
  .join('\n')
  // What browsers without `light-dark()` get instead is no default to choose from.
  .replace(/@supports not [\s\S]*?\}\s*\}/g, '')
  .replace(/\s+/g, ' ')

interface Property {
  readonly name: string
  readonly about: string
}

/** The properties of an interface, with what its comments say about them. */
function propertiesOf(file: string): Property[] {
  const tree = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  return tree.statements.filter(ts.isInterfaceDeclaration).flatMap(({ members }) =>
    members.filter(ts.isPropertySignature).map((member) => ({
      name: member.name.getText().slice(1, -1),
      about: ts
        .getJSDocCommentsAndTags(member)
        .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
        .join(''),
    })),
  )
}

/** What the stylesheet falls back to at each of its uses of a property. */
function defaultsOf(name: string): string[] {
  const opening = `var(${name},`
  return stylesheet
    .replaceAll('var( ', 'var(')
    .split(opening)
    .slice(1)
    .map((rest) => rest.slice(0, findClosing(rest)).trim())
}

/** Where the bracket that is open at the start closes. */
function findClosing(text: string): number {
  let depth = 1
  for (const [index, letter] of [...text].entries()) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth === 0) return index
  }
  throw new Error(`No bracket closes ${text.slice(0, 40)}`)
}

const groups = ['general-theme.ts', 'choice-theme.ts', 'sheet-theme.ts'].map(propertiesOf)
const properties = groups.flat()

test('WSET-14 a merchant has at least 90 properties, and each is named and explained once', () => {
  const names = properties.map(({ name }) => name)
  expect(names.length).toBeGreaterThanOrEqual(90)
  expect(new Set(names).size).toBe(names.length)
  expect(properties.filter(({ about }) => !/^[A-Z].*\.$/s.test(about))).toEqual([])
})

test('the stylesheet reads the listed properties and no others', () => {
  const used = new Set(stylesheet.match(/--dropin-[a-z-]+/g))
  expect([...used].sort()).toEqual(properties.map(({ name }) => name).sort())
})

test('every private property is set before it is read, and read when it is set', () => {
  const set = new Set(stylesheet.match(/--_[a-z-]+(?=:)/g))
  const used = new Set(stylesheet.match(/(?<=var\()--_[a-z-]+/g))
  expect([...used].sort()).toEqual([...set].sort())
})

test('no colour, font or shadow of a rule is out of the merchant’s reach', () => {
  const declarations = stylesheet.match(
    /(?<=[ ;{])(?:color|background|border-color|font-size|font-family|font-weight|border-radius|box-shadow): [^;]+/g,
  )
  const fixed = declarations?.filter((text) => !/var\(|inherit|Highlight|: 50%/.test(text))
  // Venmo's own blue, and Apple's black on white: what the brands' rules prescribe.
  const apple = [
    'background: #000',
    'color: #fff',
    'background: #fff',
    'color: #000',
    'font-size: 0',
  ]
  expect(fixed).toEqual(['background: #008cff', ...apple])
})

test('WSET-15 no rule is nested: a browser that can’t read that would drop it', () => {
  expect(stylesheet).not.toContain('&')
})

test('docs/widget-theming.md is what list and stylesheet make', async () => {
  const table = groups.map(describeGroup).join('\n\n')
  await expect(`${INTRODUCTION}\n\n${table}\n`).toMatchFileSnapshot(
    path('../../../../docs/widget-theming.md'),
  )
})

function describeGroup(group: readonly Property[]): string {
  const rows = group.map(({ name, about }) => {
    const [first = '', ...others] = new Set(defaultsOf(name).map(showDefault))
    return `| \`${name}\` | ${about} | ${[first, ...others].map((text) => `\`${text}\``).join(' or ')} |`
  })
  return ['| Property | Description | Default |', '|---|---|---|', ...rows].join('\n')
}

/** In a merchant's words: the widget's private properties are the general ones of the same name. */
function showDefault(text: string): string {
  const [, part] = text.match(/^var\((--dropin-[a-z-]+),/) ?? []
  const [, own] = text.match(/^var\((--_[a-z-]+)\)$/) ?? []
  const [, fixed] = (own && stylesheet.match(new RegExp(`${own}: (light-dark\\([^;]+);`))) || []
  if (fixed) return fixed
  return (part ?? text)
    .replace(/var\(--_([a-z-]+)\)/g, '--dropin-$1')
    .replace('--dropin-target', '--dropin-target-size')
}

const INTRODUCTION = `# Theming the payment widget

Set any of these custom properties on the widget's container, or on any element around it:

\`\`\`css
.checkout {
  --dropin-color-accent: light-dark(#0b5d57, #5fd3c4);
  --dropin-radius: 4px;
  --dropin-field-background: var(--my-input-background);
}
\`\`\`

- **Light and dark.** The widget follows the \`color-scheme\` of the element around it, also where it differs from the device's. Write both values of a color as \`light-dark(…, …)\`. Card fields keep the scheme in which they were created, because the provider's frames can't be told of a change.
- **Card fields.** \`--dropin-field-*\` and \`--dropin-placeholder-color\` also style the text inside the provider's frames; \`card.overrides.styles\` takes precedence. Use fonts that are installed on the shopper's device: the frames load none.
- **Parts.** A property of a part (\`tile\`, \`field\`, \`button\` …) falls back to the property or value in the last column, so that a few general ones suffice for most shops.
- **Forced colors and reduced motion** are supported automatically.
- **Classes.** Rules for the classes and \`data-braintree-id\` hooks of \`braintree-web-drop-in\` still apply, and win over everything here.
- **TypeScript.** \`DropInTheme\` and \`DropInThemeProperty\` name them all. The tables below are made from that list and the stylesheet: \`npx vitest run widget/views/styles -u\`.`
