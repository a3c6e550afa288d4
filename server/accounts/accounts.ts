import { bindAll } from '#server/failing-as.ts'
import type { AccountDependencies } from './dependencies.ts'
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './passkeys/own-passkeys.ts'
import { beginPasskeySignIn, signInByPasskey } from './passkeys/sign-in-by-passkey.ts'
import { askForNewEmail, confirmNewEmail } from './profile/change-email.ts'
import { changeName } from './profile/change-name.ts'
import { changePassword } from './profile/change-password.ts'
import { requestPasswordReset, resetPassword } from './profile/reset-password.ts'
import { claimOwnership } from './register/claim-ownership.ts'
import { ownerLink, readOwnerLink } from './register/owner-link.ts'
import { register } from './register/register.ts'
import { resendVerification, verifyEmail } from './register/verify-email.ts'
import { readViewer } from './sign-in/read-viewer.ts'
import { endSession, listSessions, signOut, signOutEverywhere } from './sign-in/sessions.ts'
import { signIn } from './sign-in/sign-in.ts'
import { changeMembership } from './team/change-membership.ts'
import {
  acceptInvitation,
  invite,
  listInvitations,
  readInvitation,
  revokeInvitation,
} from './team/invitations.ts'
import { listTeam } from './team/list-team.ts'
import { teamMembers } from './team/team-members.ts'
import { finishSecondStep, isInSecondStep } from './two-factor/second-step.ts'
import {
  beginTwoFactor,
  cancelTwoFactorSetup,
  confirmTwoFactor,
  endTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
} from './two-factor/set-up.ts'

const useCases = {
  ...{ readViewer, signIn, isInSecondStep, finishSecondStep, beginPasskeySignIn, signInByPasskey, signOut },
  ...{ ownerLink, readOwnerLink, claimOwnership },
  ...{ register, verifyEmail, resendVerification, requestPasswordReset, resetPassword },
  ...{ changeName, askForNewEmail, confirmNewEmail, changePassword },
  ...{ listSessions, endSession, signOutEverywhere },
  ...{ readTwoFactor, beginTwoFactor, confirmTwoFactor, cancelTwoFactorSetup },
  ...{ renewRecoveryCodes, endTwoFactor },
  ...{ listPasskeys, beginPasskey, addPasskey, removePasskey },
  ...{ listTeam, members: teamMembers, changeMembership },
  ...{ invite, listInvitations, revokeInvitation, readInvitation, acceptInvitation },
}

/** Creates the use cases of accounts: each is called without its first parameter, the dependencies. */
export function createAccounts(deps: AccountDependencies) {
  return { ...bindAll(deps, useCases), hasPasskeys: deps.passkeys.isAvailable }
}
