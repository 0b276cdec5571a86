import { languageOf } from '../language'
import type { Target } from '../new-widget'
import { rewriteAddresses } from './addresses'
import { applyEdits, type Edit } from './edit'
import { rewriteModule } from './module/rewrite-module'
import { rewriteManifest } from './rewrite-manifest'
import { rewritePage } from './rewrite-page'
import { rewritePolicies } from './rewrite-policies'

/** The text of a file for the new widget; all that has nothing to do with the old one stays byte for byte. */
export function rewriteFile(path: string, text: string, target: Target): string {
  return applyEdits(text, editsOf(path, text, target))
}

function editsOf(path: string, text: string, target: Target): Edit[] {
  switch (languageOf(path)) {
    case 'manifest':
      return rewriteManifest(text, target)
    case 'module':
      return [...rewriteModule(path, text, target), ...rewritePolicies(text, target)]
    case 'page':
      return [
        ...rewritePage(text, target),
        ...rewriteAddresses(text, target),
        ...rewritePolicies(text, target),
      ]
  }
}
