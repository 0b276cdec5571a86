import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'

/** A member of an interface, as merchants read of it. */
export interface Member {
  /** With a dot for each level: `vault.vaultCard`. */
  readonly name: string
  /** As TypeScript writes it, on one line, without `readonly` and `undefined`; of a method what it takes. */
  readonly type: string
  readonly isRequired: boolean
  /** The comment of the declaration. */
  readonly about: string
  /** What the comment says of errors; empty where it says nothing. */
  readonly throws: string
}

/** The widget's public interface is declared in these files. */
const FILES = [
  'widget/options/create-options.ts',
  'widget/options/card-options.ts',
  'widget/options/wallet-options.ts',
  'widget/options/request-options.ts',
  'widget/options/updatable-options.ts',
  'widget/instance/drop-in-instance.ts',
  'widget/model/terms/public-event.ts',
  'widget/model/terms/payment-method-payload.ts',
]

const statements = FILES.flatMap((file) => {
  const text = readFileSync(resolve(file), 'utf8')
  return [...ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements]
})
const interfaces = new Map(
  statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one]),
)
/** Short types, such as that of an amount, which are shown as what they stand for. */
const shortTypes = new Map<string, string>()
for (const { name, type } of statements.filter(ts.isTypeAliasDeclaration)) {
  const text = showType(type)
  if (/^[^{}<>]{1,60}$/.test(text)) shortTypes.set(name.text, text)
}

/**
 * The members of an interface, in the order of the source. Objects written out in it whose members have comments are
 * members too; overloads of a method count once.
 *
 * @throws Error when no file declares the interface
 */
export function readInterface(name: string): Member[] {
  const declaration = interfaces.get(name)
  if (!declaration) throw new Error(`No file declares the interface ${name}.`)
  const all = readMembers(declaration.members, '')
  return all.filter((member, index) => all.findIndex((one) => one.name === member.name) === index)
}

function readMembers(members: ts.NodeArray<ts.TypeElement>, prefix: string): Member[] {
  return members.flatMap((member) => {
    // Further fields that are only passed on.
    if (!member.name) return []
    const name = prefix + member.name.getText().replace(/^'|'$/g, '')
    const type = ts.isPropertySignature(member) ? member.type : undefined
    const inner = type ? commentedLiteral(type) : undefined
    const own: Member = {
      name,
      type: type ? showType(type, inner) : showParameters(member),
      isRequired: !('questionToken' in member && member.questionToken),
      about: [commentOf(member), deprecationOf(member)].join(' ').trim(),
      throws: tagOf(member, 'throws'),
    }
    return [own, ...(inner ? readMembers(inner.members, `${name}.`) : [])]
  })
}

function showParameters(member: ts.TypeElement): string {
  if (!ts.isMethodSignature(member)) return ''
  const names = member.parameters.map(({ name, questionToken }) =>
    questionToken ? `${name.getText()}?` : name.getText(),
  )
  return `(${names.join(', ')})`
}

function deprecationOf(node: ts.Node): string {
  const advice = tagOf(node, 'deprecated')
  return advice && `Deprecated. ${advice}`
}

/** An object in the type whose members are explained one by one. */
function commentedLiteral(type: ts.TypeNode): ts.TypeLiteralNode | undefined {
  const parts = ts.isUnionTypeNode(type) ? [...type.types] : [type]
  return parts
    .filter(ts.isTypeLiteralNode)
    .find(({ members }) => members.some((member) => commentOf(member) !== ''))
}

function showType(type: ts.TypeNode, written?: ts.TypeLiteralNode): string {
  const text = written ? type.getText().replace(written.getText(), 'object') : type.getText()
  const plain = text
    .replace(/\breadonly /g, '')
    .replace(/\s*\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined\b/g, '')
    .replace(/Readonly<(Record<[^<>]*(?:<[^<>]*>)?[^<>]*>)>/g, '$1')
  return plain.replace(/\b[A-Z]\w+\b/g, (name) => shortTypes.get(name) ?? name)
}

function commentOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
}

function tagOf(node: ts.Node, name: string): string {
  return ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === name)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
}
