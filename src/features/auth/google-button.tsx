import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'

const HINT_ID = 'google-hint'

/** Stands for a way to sign in that the service does not have, and says so. */
export function GoogleButton() {
  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        aria-disabled="true"
        aria-describedby={HINT_ID}
        sx={{ color: 'text.disabled', cursor: 'not-allowed' }}
      >
        Sign In with Google
      </Button>
      <FormHelperText id={HINT_ID} sx={{ textAlign: 'center' }}>
        Not available yet. Use your e-mail and password.
      </FormHelperText>
    </>
  )
}
