import { dataNoticeCopy, privacyEmailCopy } from '#content/emails/privacy-emails.ts'
import { describeSlot } from '#server/bookings/book/describe-slot.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Answer, MainButton, Paragraph } from './layout.tsx'

/** To the person who asked for their data. Anyone can request it for any address, so it contains only the link. */
export const dataLink: EmailLetter<'data-link'> = ({ url }, { locale }) => {
  const words = privacyEmailCopy[locale].link
  return {
    subject: words.subject,
    words,
    body: (
      <>
        <Paragraph>{words.text}</Paragraph>
        <MainButton href={url}>{words.button}</MainButton>
        <Paragraph>{words.terms}</Paragraph>
        <Paragraph quiet>{words.notYou}</Paragraph>
      </>
    ),
  }
}

/** The last mail to a person whose data was erased. */
export const dataErased: EmailLetter<'data-erased'> = (_, { locale }) => {
  const words = privacyEmailCopy[locale].erased
  return {
    subject: words.subject,
    words,
    body: (
      <>
        <Paragraph>{words.text}</Paragraph>
        <Paragraph>{words.stays}</Paragraph>
        <Paragraph quiet>{words.again}</Paragraph>
      </>
    ),
  }
}

/** To the owner: what a visitor did with their own data, or requests. */
export const dataNotice: EmailLetter<'data-notice'> = (data, { siteUrl }) => {
  const words = dataNoticeCopy[data.what]
  return {
    subject: words.subject,
    words,
    body: (
      <>
        <Paragraph>{words.text}</Paragraph>
        {data.phone ? <Answer label={dataNoticeCopy.phone}>{data.phone}</Answer> : null}
        {data.demos.length > 0 ? <Paragraph>{dataNoticeCopy.erased.demos}</Paragraph> : null}
        {data.demos.map((startsAt) => (
          <Paragraph key={startsAt}>{describeSlot(startsAt, data.timeZone)}</Paragraph>
        ))}
        {data.leadIds.map((id) => (
          <MainButton key={id} href={`${siteUrl}/del-admin-dashboard/leads/${id}`}>
            {dataNoticeCopy.button}
          </MainButton>
        ))}
      </>
    ),
  }
}
