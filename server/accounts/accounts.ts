import { business } from '#content/business.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { AccountDependencies, FormVisit } from './dependencies.ts'
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './passkeys/own-passkeys.ts'
import { beginPasskeySignIn, signInByPasskey } from './passkeys/sign-in-by-passkey.ts'
import { askForNewEmail, confirmNewEmail } from './profile/change-email.ts'
import { changeName } from './profile/change-name.ts'
import { changePassword } from './profile/change-password.ts'
import { requestPasswordReset, resetPassword } from './profile/reset-password.ts'
import { claimOwnership } from './register/claim-ownership.ts'
import { firstOwnerLink, readOwnerLink } from './register/owner-link.ts'
import { register } from './register/register.ts'
import { resendVerification, verificationLink } from './register/resend-verification.ts'
import { verifyEmail } from './register/verify-email.ts'
import { readViewer } from './sign-in/read-viewer.ts'
import { endSession, listSessions, signOutEverywhere } from './sign-in/sessions.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signOut } from './sign-in/sign-out.ts'
import { changeMembership, type MembershipChange } from './team/change-membership.ts'
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

type Asker = Viewer | undefined

/** Creates the use cases of accounts. */
export function createAccounts(deps: AccountDependencies) {
  const twoFactor = { ...deps, issuer: business.name }

  return {
    readViewer: (headers: Headers) => readViewer(deps, headers),
    signIn: (visit: FormVisit) => signIn(deps, visit),
    isInSecondStep: (headers: Headers) => isInSecondStep(deps, headers),
    finishSecondStep: (visit: FormVisit) => finishSecondStep(deps, visit),
    signOut: (headers: Headers) => signOut(deps, headers),
    register: (visit: FormVisit) => register(deps, visit),
    verifyEmail: (visit: FormVisit, token: string) => verifyEmail(deps, visit, token),
    requestPasswordReset: (visit: FormVisit) => requestPasswordReset(deps, visit),
    resetPassword: (visit: FormVisit, token: string) => resetPassword(deps, visit, token),

    ownerLink: (siteUrl: string) => firstOwnerLink(deps, { siteUrl, email: deps.configuredOwner }),
    readOwnerLink: (token: string) => readOwnerLink(deps, token),
    claimOwnership: (visit: FormVisit, token: string) => claimOwnership(deps, visit, token),

    invite: (viewer: Asker, typed: { email: string; role: string }) => invite(deps, viewer, typed),
    listInvitations: (viewer: Asker) => listInvitations(deps, viewer),
    revokeInvitation: (viewer: Asker, id: string) => revokeInvitation(deps, viewer, id),
    readInvitation: (token: string) => readInvitation(deps, token),
    acceptInvitation: (visit: FormVisit, token: string) => acceptInvitation(deps, visit, token),

    changeName: (viewer: Asker, form: FormData) => changeName(deps, viewer, form),
    askForNewEmail: (viewer: Asker, visit: FormVisit) => askForNewEmail(deps, viewer, visit),
    confirmNewEmail: (token: string) => confirmNewEmail(deps, token),
    changePassword: (viewer: Asker, visit: FormVisit) => changePassword(deps, viewer, visit),
    listSessions: (viewer: Asker) => listSessions(deps, viewer),
    endSession: (viewer: Asker, sessionId: string) => endSession(deps, viewer, sessionId),
    signOutEverywhere: (viewer: Asker) => signOutEverywhere(deps, viewer),

    readTwoFactor: (viewer: Asker) => readTwoFactor(twoFactor, viewer),
    beginTwoFactor: (viewer: Asker, visit: FormVisit) => beginTwoFactor(twoFactor, viewer, visit),
    confirmTwoFactor: (viewer: Asker, visit: FormVisit) => confirmTwoFactor(twoFactor, viewer, visit),
    cancelTwoFactorSetup: (viewer: Asker) => cancelTwoFactorSetup(twoFactor, viewer),
    renewRecoveryCodes: (viewer: Asker, visit: FormVisit) => renewRecoveryCodes(twoFactor, viewer, visit),
    endTwoFactor: (viewer: Asker, visit: FormVisit) => endTwoFactor(twoFactor, viewer, visit),

    listPasskeys: (viewer: Asker) => listPasskeys(deps, viewer),
    beginPasskey: (viewer: Asker, visit: FormVisit) => beginPasskey(deps, viewer, visit),
    addPasskey: (viewer: Asker, visit: FormVisit) => addPasskey(deps, viewer, visit),
    removePasskey: (viewer: Asker, id: string) => removePasskey(deps, viewer, id),
    beginPasskeySignIn: (visit: FormVisit) => beginPasskeySignIn(deps, visit),
    signInByPasskey: (visit: FormVisit) => signInByPasskey(deps, visit),
    hasPasskeys: deps.passkeys.isAvailable,

    listTeam: (viewer: Asker) => listTeam(deps, viewer),
    members: (viewer: Asker) => teamMembers(deps, viewer),
    resendVerification: (viewer: Asker, userId: string) => resendVerification(deps, viewer, userId),
    verificationLink: (viewer: Asker, userId: string) => verificationLink(deps, viewer, userId),
    changeMembership: (viewer: Asker, change: MembershipChange, userId: string) =>
      changeMembership(deps, viewer, change, userId),
  }
}
