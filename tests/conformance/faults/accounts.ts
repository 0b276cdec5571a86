import type { Family } from '../support/fault'
import { listCategoriesChecksTokens } from './accounts/list-categories-checks-tokens'
import { readProfileAnswersAnotherUser } from './accounts/read-profile-answers-another-user'
import { signInAnswersAnExpiredAccountWith403 } from './accounts/sign-in-answers-an-expired-account-with-403'
import { signInAnswersWrongPasswordsWith400 } from './accounts/sign-in-answers-wrong-passwords-with-400'
import { signInChecksTokens } from './accounts/sign-in-checks-tokens'
import { signInLooksAtTheCaseOfEMails } from './accounts/sign-in-looks-at-the-case-of-e-mails'
import { signInSaysToWaitButNotHowLong } from './accounts/sign-in-says-to-wait-but-not-how-long'
import { signInTellsUnknownEMailsFromWrongPasswords } from './accounts/sign-in-tells-unknown-e-mails-from-wrong-passwords'
import { signOutAsksForAToken } from './accounts/sign-out-asks-for-a-token'
import { signUpStoresAnotherName } from './accounts/sign-up-stores-another-name'
import { signUpTakesARole } from './accounts/sign-up-takes-a-role'
import { signUpTakesAnEMailTwice } from './accounts/sign-up-takes-an-e-mail-twice'
import { signUpTakesAnEMailTwiceInAnotherCase } from './accounts/sign-up-takes-an-e-mail-twice-in-another-case'
import { updateProfileAnswersTheOldProfile } from './accounts/update-profile-answers-the-old-profile'
import { updateProfileStoresNoPassword } from './accounts/update-profile-stores-no-password'
import { updateProfileStoresNothing } from './accounts/update-profile-stores-nothing'
import { updateProfileTakesARole } from './accounts/update-profile-takes-a-role'
import { updateProfileTakesAnEMailTwice } from './accounts/update-profile-takes-an-e-mail-twice'
import { updateProfileTakesAnEmptyPasswordForANewOne } from './accounts/update-profile-takes-an-empty-password-for-a-new-one'

/** Accounts, sessions and profiles. */
export const accounts: Family = {
  name: 'accounts',
  checksFor: () => ['reach', 'accounts', 'credentials', 'profile', 'public-access'],
  faults: [
    signInAnswersWrongPasswordsWith400,
    signInTellsUnknownEMailsFromWrongPasswords,
    signInLooksAtTheCaseOfEMails,
    signUpTakesAnEMailTwice,
    signUpTakesAnEMailTwiceInAnotherCase,
    signUpTakesARole,
    signUpStoresAnotherName,
    updateProfileStoresNothing,
    updateProfileAnswersTheOldProfile,
    updateProfileTakesARole,
    updateProfileTakesAnEMailTwice,
    updateProfileStoresNoPassword,
    updateProfileTakesAnEmptyPasswordForANewOne,
    readProfileAnswersAnotherUser,
    signOutAsksForAToken,
    listCategoriesChecksTokens,
    signInChecksTokens,
    signInAnswersAnExpiredAccountWith403,
    signInSaysToWaitButNotHowLong,
  ],
}
