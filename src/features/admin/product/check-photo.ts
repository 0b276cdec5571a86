import { FieldRefusal } from '../../../ui/form/field-refusal'

/**
 * Browsers send nothing of a form with a file that was saved again, moved or deleted since it was chosen, and report that as
 * they do a lost connection.
 *
 * @throws FieldRefusal for such a file
 */
export async function checkPhoto(file: File | undefined): Promise<void> {
  try {
    await file?.slice(0, 1).arrayBuffer()
  } catch {
    throw new FieldRefusal(
      'file',
      'The photo was changed or moved since you chose it. Choose it again.',
    )
  }
}
