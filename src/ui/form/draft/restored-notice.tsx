import Button from '@mui/material/Button'
import { FormAlert } from '../form-alert'

/** Says that fields hold what was typed on an earlier visit, and offers to give that up. */
export function RestoredNotice({ onStartOver }: { onStartOver(): void }) {
  return (
    <FormAlert severity="info">
      What you typed before is back.{' '}
      <Button size="small" color="inherit" onClick={onStartOver} sx={{ minHeight: 0, p: 0.5 }}>
        Start over
      </Button>
    </FormAlert>
  )
}
