import type { Wrapper } from '../../../support/handler'
import { onForm } from '../../../support/wrappers'

/** Takes files that should be refused: the service never gets to see them. */
export function withoutFile(operation: string, isTaken: (file: File) => boolean): Wrapper {
  return onForm(operation, (form) => {
    const file = form.get('file')
    if (file instanceof File && isTaken(file)) form.delete('file')
  })
}

/** Whether a file is too small for any picture: the one that the check sends is a few words. */
export function isSmall({ size }: File): boolean {
  return size < 40
}
