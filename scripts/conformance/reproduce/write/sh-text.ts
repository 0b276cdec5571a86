import type { Plan } from '../plan/plan'
import { type Form, mergeText, type Template } from '../values/template'
import { describeVariable, type Encoding } from './describe-variable'

/** A text as a word of the shell. */
export function quoteTemplate(template: Template, plan: Plan, encoding: Encoding): string {
  return (
    mergeText(template)
      .map((part) => quotePart(part, plan, encoding))
      .join('') || "''"
  )
}

function quotePart(part: Template[number], plan: Plan, encoding: Encoding): string {
  switch (part.kind) {
    case 'text':
      return single(part.text)
    case 'repeat':
      return `"$(repeat ${part.times} ${quoteTemplate(part.unit, plan, encoding)})"`
    case 'variable':
    case 'captured': {
      const { name, form, isOrdinary } = describeVariable(part, plan)
      return isOrdinary || encoding === 'plain' || form !== 'as it is'
        ? applyForm(name, form)
        : applyFilter(name, encoding === 'uri' ? '@uri' : 'tojson[1:-1]')
    }
  }
}

function applyForm(name: string, form: Form = 'as it is'): string {
  if (typeof form === 'object') return applyFilter(name, `.[:-${form.but}]`)
  switch (form) {
    case 'as it is':
      return `"$${name}"`
    case 'upper':
      return applyFilter(name, 'ascii_upcase')
    case 'lower':
      return applyFilter(name, 'ascii_downcase')
    case 'forged':
      return `"$(forged "$${name}")"`
    case 'altered':
    case 'unsigned':
    case 'resigned':
    case 'swapped':
    case 'unknown':
      return applyFilter(name, form)
  }
}

function applyFilter(name: string, filter: string): string {
  return `"$(change '${filter}' "$${name}")"`
}

/** A text within the jq program; its variables are exported. */
export function writeJqText(template: Template, plan: Plan, used: Set<string>): string {
  const parts = template.map((part): string => {
    if (part.kind === 'text') return JSON.stringify(part.text)
    if (part.kind === 'repeat') return `(${writeJqText(part.unit, plan, used)} * ${part.times})`
    const name = part.kind === 'variable' ? part.name : plan.nameOf(part.leaf)
    used.add(name)
    const { form = 'as it is' } = part
    if (form === 'as it is') return `$ENV.${name}`
    return `($ENV.${name} | ${form === 'upper' ? 'ascii_upcase' : 'ascii_downcase'})`
  })
  return parts.length === 0 ? '""' : `(${parts.join(' + ')})`
}

/** A text in single quotes. */
export function single(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
