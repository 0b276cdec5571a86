import ts from 'typescript'
import type { Operation } from '../../../mocks/contract/operation'
import type { ClientSources } from './client-sources'
import type { Subject } from './subject'

const GENERATED = 'src/api/generated'

/** Where the storefront's code meets a subject: names whose references are followed, and places that use it. */
export interface Anchors {
  readonly names: readonly ts.Node[]
  readonly places: readonly ts.Node[]
}

/** Finds what is generated for the subject, and the calls of its operations. */
export function findAnchors(
  sources: ClientSources,
  subject: Subject,
  operations: readonly Operation[],
): Anchors {
  const schema = sources.open(`${GENERATED}/schema.ts`)
  const limits = sources.open(`${GENERATED}/limits.ts`)
  const wanted = operations.filter(({ id }) => subject.operations.includes(id))
  const texts = new Set(wanted.flatMap(({ id, path }) => [id, path]))
  return {
    names: [
      ...subject.properties.flatMap((path) =>
        found(findMember(schema, ['components', 'schemas', ...path])),
      ),
      ...subject.limits.flatMap((name) => found(findMember(limits, ['limits', name]))),
    ],
    places: texts.size === 0 ? [] : sources.files.flatMap((file) => findTexts(file, texts)),
  }
}

const found = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value])

/** The name of a member of a type or an object at the top of a file, by the names that lead there. */
function findMember(root: ts.Node, [first, ...rest]: readonly string[]): ts.Node | undefined {
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (!isNamed(node) || textOf(node.name) !== first) {
      // What has a name of its own hides its members, but for the arrays around them.
      return isNamed(node) ? undefined : ts.forEachChild(node, visit)
    }
    return rest.length === 0 ? node.name : ts.forEachChild(node, (child) => inner(child))
  }
  const inner = (node: ts.Node): ts.Node | undefined => findMember(node, rest)
  return visit(root)
}

type Named = ts.NamedDeclaration & { readonly name: ts.DeclarationName }

function isNamed(node: ts.Node): node is Named {
  return (
    (ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isPropertySignature(node) ||
      ts.isPropertyAssignment(node)) &&
    node.name !== undefined
  )
}

function textOf(name: ts.DeclarationName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined
}

/** Literals of the file that are one of the texts. */
function findTexts(file: ts.SourceFile, texts: ReadonlySet<string>): ts.Node[] {
  const places: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && texts.has(node.text)) places.push(node)
    ts.forEachChild(node, visit)
  }
  if (!file.fileName.includes(`/${GENERATED}/schema`)) visit(file)
  return places
}
