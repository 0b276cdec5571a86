import Button from '@mui/material/Button'
import { FormAlert } from '../form-alert'

interface RestoredNoticeProps {
  /** The name of a file that is not back. */
  lostFile?: string | undefined
  onStartOver(): void
}

/** Says that fields hold what was typed on an earlier visit, and offers to give that up. */
export function RestoredNotice({ lostFile, onStartOver }: RestoredNoticeProps) {
  return (
    <FormAlert severity="info">
      What you typed before is back
      {lostFile !== undefined && (
        <>
          , but not the file “<bdi>{lostFile}</bdi>”: choose it again
        </>
      )}
      .{' '}
      <Button size="small" color="inherit" onClick={onStartOver} sx={{ minHeight: 0, p: 0.5 }}>
        Start over
      </Button>
    </FormAlert>
  )
}
