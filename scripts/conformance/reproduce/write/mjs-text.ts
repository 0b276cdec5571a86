import type { Plan } from '../plan/plan'
import { type Form, mergeText, type Template } from '../values/template'
import { describeVariable, type Encoding } from './describe-variable'

/** A text as a template literal; variables are properties of `v`. */
export function toLiteral(template: Template, plan: Plan, encoding: Encoding): string {
  return `\`${mergeText(template)
    .map((part) => writePart(part, plan, encoding))
    .join('')}\``
}

function writePart(part: Template[number], plan: Plan, encoding: Encoding): string {
  switch (part.kind) {
    case 'text':
      return escapeText(part.text)
    case 'repeat':
      return `\${${toLiteral(part.unit, plan, encoding)}.repeat(${part.times})}`
    case 'variable':
    case 'captured': {
      const { name, form, isOrdinary } = describeVariable(part, plan)
      const value = applyForm(`v.${name}`, form)
      return `\${${isOrdinary ? value : encode(value, encoding)}}`
    }
  }
}

function encode(value: string, encoding: Encoding): string {
  if (encoding === 'plain') return value
  return encoding === 'uri'
    ? `encodeURIComponent(${value})`
    : `JSON.stringify(${value}).slice(1, -1)`
}

function applyForm(value: string, form: Form): string {
  if (typeof form === 'object') return `${value}.slice(0, -${form.but})`
  switch (form) {
    case 'as it is':
      return value
    case 'upper':
      return `${value}.toUpperCase()`
    case 'lower':
      return `${value}.toLowerCase()`
    case 'altered':
    case 'unsigned':
    case 'resigned':
    case 'forged':
    case 'swapped':
    case 'unknown':
      return `${form}(${value})`
  }
}

function escapeText(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${')
}
