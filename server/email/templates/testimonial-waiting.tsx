import { testimonialWaitingCopy as words } from '#content/emails/testimonial-emails.ts'
import { starsLabel, testimonialFlagLabels, testimonialServiceLabels } from '#content/testimonials/labels.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Answer, MailLink, MainButton, Paragraph, Quotation, Subheading } from './layout.tsx'

/** To the owner: a testimonial waits for review. */
export const testimonialWaiting: EmailLetter<'testimonial-waiting'> = (data, { siteUrl }) => {
  const service = testimonialServiceLabels.en[data.service]
  const stars = starsLabel(data.rating)
  const { fields } = words
  return {
    subject: words.subject({ name: data.name, stars, service }),
    words,
    body: (
      <>
        <Paragraph>{words.text}</Paragraph>
        {data.isRequested && <Paragraph>{words.verifiedClient}</Paragraph>}
        {!data.isVerified && <Paragraph>{words.unverified}</Paragraph>}
        <Answer label={fields.name}>{data.name}</Answer>
        <Answer label={fields.email}>
          <MailLink address={data.email} />
        </Answer>
        {data.company && <Answer label={fields.company}>{data.company}</Answer>}
        {data.role && <Answer label={fields.role}>{data.role}</Answer>}
        <Answer label={fields.service}>{service}</Answer>
        <Answer label={fields.rating}>{stars}</Answer>
        {data.flags.length > 0 && (
          <Answer label={fields.flags}>
            {data.flags.map((flag) => testimonialFlagLabels[flag]).join('; ')}
          </Answer>
        )}
        <Subheading>{fields.content}</Subheading>
        <Quotation>{data.content}</Quotation>
        {data.projectDetails && (
          <>
            <Subheading>{fields.projectDetails}</Subheading>
            <Quotation>{data.projectDetails}</Quotation>
          </>
        )}
        <MainButton href={`${siteUrl}/del-admin-dashboard/testimonials`}>{words.button}</MainButton>
      </>
    ),
  }
}
