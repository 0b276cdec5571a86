import { supportEmail } from '../../lib/environment'
import { paths } from '../../lib/paths'
import { CardPage } from '../../ui/card-page'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import './forgot-password-page.css'

/** `/forgot-password`: how to get back in. */
export function ForgotPasswordPage() {
  return (
    <CardPage>
      <PageHeading description="How to get back into your Prompt Bazaar account.">
        <p>People set new passwords here, not a machine, so this takes a mail.</p>
      </PageHeading>
      <ol className="auth-steps">
        <li>
          Write to <a href={`mailto:${supportEmail}?subject=New%20password`}>{supportEmail}</a> from
          the address that your account has.
        </li>
        <li>We set a new password and answer to that address, and to no other.</li>
        <li>
          <Link to={paths.signIn}>Sign in</Link> with it, then choose one of your own under “Update
          profile”.
        </li>
      </ol>
      <p className="auth-note">
        Never send us your old password. Your cart and your purchases stay as they are.
      </p>
    </CardPage>
  )
}

export { ForgotPasswordPage as Component }
