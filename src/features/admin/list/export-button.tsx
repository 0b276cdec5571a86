import { showNotice } from '../../../model/notice-store'
import { Button } from '../../../ui/button'

export const loadBulk = () => import('../bulk/loaded-later')

/** Saves what the list shows as a sheet. */
export function ExportButton({ save }: { save(): Promise<void> }) {
  const exportRows = () =>
    save().catch((error: unknown) => {
      console.error('The sheet could not be made.', error)
      showNotice({ message: 'Not exported. Reload the page and try again.', tone: 'error' })
    })
  return (
    <Button look="plain" aria-label="Export CSV" onClick={() => void exportRows()}>
      Export
    </Button>
  )
}
