import ts from 'typescript'
import { isOldScript, isOldStylesheet } from '../addresses'
import type { Edit } from '../edit'
import { removal } from '../edit'
import { type ModuleSource, replaceString } from './source'

const HASH = /^sha(256|384|512)-/

/** A hash of the old file, which would keep the new one out, in code that makes the script element. */
export function rewriteIntegrity(module: ModuleSource, node: ts.Node): Edit[] {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    return rewriteJsx(module, node)
  }
  if (!ts.isStringLiteralLike(node) || !HASH.test(node.text) || ts.isJsxAttribute(node.parent)) {
    return []
  }
  return [replaceString(module, node, module.target.integrity ?? '')]
}

function rewriteJsx(module: ModuleSource, node: ts.JsxOpeningLikeElement): Edit[] {
  const { source, text, target } = module
  const attributes = node.attributes.properties.filter(ts.isJsxAttribute)
  const find = (name: string) => attributes.find((each) => each.name.getText(source) === name)
  if (isOldStylesheet(textOf(find('href')))) {
    return [removal(text, node.getStart(source), node.getEnd())]
  }
  if (!isOldScript(textOf(find('src') ?? find('href')))) return []
  const hash = find('integrity')
  if (!hash) return []
  if (target.integrity && hash.initializer) {
    return [replaceString(module, hash.initializer, target.integrity)]
  }
  return [hash, find('crossOrigin')].flatMap((attribute) =>
    attribute ? [{ start: attribute.getFullStart(), end: attribute.getEnd(), text: '' }] : [],
  )
}

function textOf(attribute: ts.JsxAttribute | undefined): string {
  const value = attribute?.initializer
  return value && ts.isStringLiteral(value) ? value.text : ''
}
