import { readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parse } from 'yaml'
import { type Contract, contractSchema, findLimits, findSecuredOperations } from './read-contract'

const NOTICE =
  '// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.\n\n'

/** What `src/api/generated/` has to hold, by file name, for this contract. */
export async function generateFiles(contractFile: URL): Promise<Map<string, string>> {
  const contract = contractSchema.parse(parse(await readFile(contractFile, 'utf8')))
  return new Map([
    ['schema.ts', await generateTypes(contractFile)],
    ['limits.ts', generateLimits(contract)],
    ['security.ts', generateSecurity(contract)],
  ])
}

async function generateTypes(contractFile: URL): Promise<string> {
  const nodes = await openapiTS(contractFile, {
    transform: (schema) =>
      schema.format === 'binary'
        ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'))
        : undefined,
  })
  return NOTICE + astToString(nodes)
}

function generateLimits(contract: Contract): string {
  const doc = '/** Every limit of a named schema; lengths of a file are bytes. */\n'
  const limits = JSON.stringify(findLimits(contract), null, 2)
  return `${NOTICE}${doc}export const limits = ${limits} as const\n`
}

function generateSecurity(contract: Contract): string {
  const doc = '/** The operations that want a bearer token, as `METHOD /path/{template}`. */\n'
  const operations = JSON.stringify(findSecuredOperations(contract), null, 2)
  return `${NOTICE}${doc}export const securedOperations: ReadonlySet<string> = new Set(${operations})\n`
}
