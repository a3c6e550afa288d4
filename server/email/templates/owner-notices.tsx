import { teamEmailCopy as words } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Answer, MailLink, MainButton, Paragraph, Quotation } from './layout.tsx'

/** To the owner, who decides on new accounts. */
export const registrationWaiting: EmailLetter<'registration-waiting'> = (data) => ({
  subject: words.registrationWaiting.subject(data.name),
  words: words.registrationWaiting,
  body: (
    <>
      <Paragraph>{words.registrationWaiting.text}</Paragraph>
      <Answer label={words.registrationWaiting.name}>{data.name}</Answer>
      <Answer label={words.registrationWaiting.email}>
        <MailLink address={data.email} />
      </Answer>
      <Paragraph>{words.registrationWaiting.notKnown}</Paragraph>
      <MainButton href={data.url}>{words.registrationWaiting.button}</MainButton>
    </>
  ),
})

/** To the owner, once a day: accounts for which many wrong passwords were entered. */
export const failedSignIns: EmailLetter<'failed-sign-ins'> = ({ accounts }, { siteUrl }) => ({
  subject: words.failedSignIns.subject,
  words: words.failedSignIns,
  body: (
    <>
      <Paragraph>{words.failedSignIns.text}</Paragraph>
      {accounts.map(({ email, attempts }) => (
        <Paragraph key={email}>{words.failedSignIns.account(email, attempts)}</Paragraph>
      ))}
      <Paragraph>{words.failedSignIns.next}</Paragraph>
      <MainButton href={`${siteUrl}/del-admin-dashboard/settings/audit`}>
        {words.failedSignIns.button}
      </MainButton>
    </>
  ),
})

/** To the owner, who alone can fix it. */
export const modelKeyRefused: EmailLetter<'model-key-refused'> = (data) => ({
  subject: words.modelKeyRefused.subject,
  words: words.modelKeyRefused,
  body: (
    <>
      <Paragraph>{words.modelKeyRefused.text(data.model)}</Paragraph>
      <Paragraph>{words.modelKeyRefused.next}</Paragraph>
    </>
  ),
})

/** To the owner: a webhook was stopped and receives nothing until it is resumed. */
export const webhookStopped: EmailLetter<'webhook-stopped'> = (data, { siteUrl }) => ({
  subject: words.webhookStopped.subject(data.host),
  words: words.webhookStopped,
  body: (
    <>
      <Paragraph>{data.isGone ? words.webhookStopped.gone : words.webhookStopped.text}</Paragraph>
      <Quotation>{data.description ? `${data.description} (${data.host})` : data.host}</Quotation>
      <Paragraph>{words.webhookStopped.next}</Paragraph>
      <MainButton href={`${siteUrl}/del-admin-dashboard/settings/webhooks/${data.webhookId}`}>
        {words.webhookStopped.button}
      </MainButton>
    </>
  ),
})

/** To the owner, once a day: submissions that look like spam and wait for a decision. */
export const quarantined: EmailLetter<'quarantined'> = ({ quotes, demos, testimonials }, { siteUrl }) => {
  const page =
    quotes + demos > 0
      ? '/del-admin-dashboard/leads/suspected-spam'
      : '/del-admin-dashboard/testimonials/suspected-spam'
  return {
    subject: words.quarantined.subject(quotes + demos + testimonials),
    words: words.quarantined,
    body: (
      <>
        <Paragraph>{words.quarantined.text}</Paragraph>
        {quotes > 0 ? <Paragraph>{words.quarantined.quotes(quotes)}</Paragraph> : null}
        {demos > 0 ? <Paragraph>{words.quarantined.demos(demos)}</Paragraph> : null}
        {testimonials > 0 ? <Paragraph>{words.quarantined.testimonials(testimonials)}</Paragraph> : null}
        <MainButton href={siteUrl + page}>{words.quarantined.button}</MainButton>
      </>
    ),
  }
}
