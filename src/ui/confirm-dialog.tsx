import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import './confirm-dialog.css'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  question: string
  yes: string
  no: string
  onYes(): void
  /** Also called for Escape and a press beside the dialog. */
  onNo(): void
}

/** Asks before something is done. Focus starts on the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const titleId = useId()
  const questionId = useId()
  return (
    <Dialog
      open={props.isOpen}
      onClose={props.onNo}
      className="confirm-dialog"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={questionId}
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent>
        <Typography id={questionId}>{props.question}</Typography>
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={props.onNo}>
          {props.no}
        </Button>
        <Button variant="contained" color="error" onClick={props.onYes}>
          {props.yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
