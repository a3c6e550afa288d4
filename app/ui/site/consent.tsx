type Props = {
  id: string
  /** The text, with `{link}` in place of the policy's name. */
  text: string
  link: string
  privacyPath: string
  /** Whether the policy opens in a new tab, so that what was filled in stays. */
  opensBeside?: boolean
  isGiven: boolean
  error: string | undefined
  className: string
}

/** The checkbox that must be ticked before personal data is sent. */
export function Consent({ id, text, link, privacyPath, opensBeside, isGiven, error, className }: Props) {
  const [before, after] = text.split('{link}')
  return (
    <div className={className}>
      <div className="consent">
        <input
          type="checkbox"
          className="box"
          id={id}
          name="consent"
          required
          defaultChecked={isGiven}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>
          {before}
          <a className="link" href={privacyPath} {...(opensBeside && { target: '_blank', rel: 'noopener' })}>
            {link}
          </a>
          {after}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
