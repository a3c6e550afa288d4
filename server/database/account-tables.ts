/** How somebody proves who they are with an app's codes, beside the password. */
export type TwoFactorTable = {
  user_id: string
  /** Sealed: it never stands here readable. */
  secret: string
  /** Nothing until a code of it was typed: before that it is asked of nobody. */
  confirmed_at: string | null
  /** The newest 30 seconds of which a code was taken: each code works once. */
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
  /** What the device calls it, as base64url; so is the key. */
  credential_id: string
  public_key: string
  counter: number | string
  /** JSON: how the device is reached. */
  transports: string
  /** What its owner calls it. */
  name: string
  created_at: string
  last_used_at: string | null
}

export type SignInDelaysTable = {
  /** A part of a hash of the address or the known device. */
  bucket: number
  /** Wrong passwords in a row. */
  failures: number
  blocked_until: string
}

export type LastSignInsTable = { user_id: string; signed_in_at: string }

/** Which mails somebody of the team wants; who never chose has no row. */
export type MailChoicesTable = {
  user_id: string
  /** JSON. */
  choices: string
  updated_at: string
}
