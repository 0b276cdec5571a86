import { ApiError } from '../../../api/api-error'
import { paths } from '../../../lib/paths'
import { useSession } from '../../../model/use-session'
import { Button, ButtonLink } from '../../../ui/button'
import { FormAlert } from '../../../ui/form/form-alert'
import { LinkRow } from '../../../ui/link-row'

interface ProfileUnavailableProps {
  userId: string
  error: Error
  onRetry(): void
}

/** Stands where the form would: a form without the present values would invite to overwrite them. */
export function ProfileUnavailable({ userId, error, onRetry }: ProfileUnavailableProps) {
  const ownId = useSession()?.user.userId
  const isForeign = error instanceof ApiError && error.status === 403 && ownId !== userId
  return (
    <>
      <FormAlert severity="error">
        {isForeign
          ? 'This is somebody else’s profile. You can change only your own.'
          : 'Your profile could not be loaded, so there is nothing to edit yet.'}
      </FormAlert>
      <LinkRow>
        {isForeign && ownId ? (
          <ButtonLink to={paths.profile(ownId)}>Go to my profile</ButtonLink>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )}
        <ButtonLink look="quiet" to={paths.cart}>
          Go to the cart
        </ButtonLink>
      </LinkRow>
    </>
  )
}
