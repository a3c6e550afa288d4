import type { ColumnType, Generated } from 'kysely'
import type { AccountStatus, Role } from '#domain/accounts/viewer.ts'

/** A person with an account. This table and the next three use the auth library's names. */
export type UserTable = {
  id: string
  name: string
  /** Lower case. */
  email: string
  emailVerified: ColumnType<boolean | number, boolean, boolean>
  image: string | null
  createdAt: string
  updatedAt: string
  role: Role
  status: AccountStatus
}

export type SessionTable = {
  id: string
  expiresAt: string
  /** A secret that leaves the server only in its cookie. */
  token: string
  createdAt: string
  updatedAt: string
  ipAddress: string | null
  userAgent: string | null
  userId: string
}

/** A sign-in method; passwords only. */
export type AccountTable = {
  id: string
  accountId: string
  providerId: string
  userId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: string | null
  refreshTokenExpiresAt: string | null
  scope: string | null
  /** The password's hash. */
  password: string | null
  createdAt: string
  updatedAt: string
}

/** One-time links that were mailed; `identifier` is a hash of the secret. */
export type VerificationTable = {
  id: string
  identifier: string
  value: string
  expiresAt: string
  createdAt: string
  updatedAt: string
}

/** One-time links that create or recover the owner account. */
export type OwnerClaimsTable = {
  token_hash: string
  /** The address that the link names, if any. */
  email: string | null
  created_at: string
  expires_at: string
}

/** Two-factor authentication by an authenticator app. */
export type TwoFactorTable = {
  user_id: string
  /** Encrypted; the plain secret is never stored. */
  secret: string
  /** Null until a code was entered; until then no code is required. */
  confirmed_at: string | null
  /** The 30-second step of the newest accepted code, because each code works once. */
  last_step: number | null
  created_at: string
}

export type RecoveryCodesTable = {
  user_id: string
  /** A keyed hash. */
  code_hash: string
  used_at: string | null
}

export type PasskeysTable = {
  id: string
  user_id: string
  /** The device's id, base64url-encoded; so is the key. */
  credential_id: string
  public_key: string
  counter: number | string
  /** The name that the user gave the device. */
  name: string
  created_at: string
  last_used_at: string | null
}

export type SignInDelaysTable = {
  /** A part of the hash of the address or of the known device. */
  bucket: number
  /** Consecutive wrong passwords. */
  failures: number
  blocked_until: string
}

export type LastSignInsTable = { user_id: string; signed_in_at: string }

/** The mails that a team member wants; there is no row until they choose. */
export type MailChoicesTable = {
  user_id: string
  /** JSON. */
  choices: string
  updated_at: string
  version: Generated<number>
}

/** A team member's device that receives push notifications. */
export type PushSubscriptionsTable = {
  id: string
  user_id: string
  /**
   * The session in which the browser last confirmed the subscription. If it has ended or belongs to another
   * user, the device receives nothing.
   */
  session_id: string | null
  /** The push service's URL for this device, which is a secret. */
  endpoint: string
  /** The keys that encrypt messages, so that only the device can read them. */
  p256dh: string
  auth: string
  with_names: ColumnType<boolean | number, boolean, boolean>
  /** A display name: “Chrome on Android”. */
  device: string
  created_at: string
}
