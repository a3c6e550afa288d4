import { teamEmailCopy } from '#content/emails/team-emails.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { describePhone } from '#domain/contact/phone-number.ts'
import type { ScoreReason } from '#domain/leads/score/score-lead.ts'
import { formatRupees } from '#domain/money.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Answer, MailLink, MainButton, mailto, Paragraph, Quotation, Subheading, WebLink } from './layout.tsx'

const words = teamEmailCopy.newLead
const labels = quoteLabels.en

/** To the owner: the request, its value, and links to answer it. */
export const newLead: EmailLetter<'new-lead'> = (data, { siteUrl }) => {
  const { answers, score } = data
  const service = answers.serviceInterest ? labels.serviceInterest[answers.serviceInterest] : words.noService
  const followUp = words.followUp(score.followUpDays)
  const phone = describePhone(answers.phone)
  const whatsApp = phone?.whatsApp
  const answerByMail = answers.email && mailto(answers.email, words.answerSubject(service))
  return {
    subject: words.subject({
      category: score.category,
      score: score.score,
      name: answers.name,
      service,
      joined: data.joined,
    }),
    words: { preview: words.preview(followUp), heading: words.heading(score.category) },
    body: (
      <>
        <Paragraph>
          <strong>{words.score(score.score, score.priority)}</strong> {followUp}
        </Paragraph>
        {data.joined && <Paragraph>{words.joined}</Paragraph>}
        <Paragraph>
          {data.estimatedValue > 0 ? words.value(formatRupees(data.estimatedValue)) : words.noValue}
        </Paragraph>

        <Subheading>{words.act}</Subheading>
        {answerByMail && <MainButton href={answerByMail}>{words.answerByMail}</MainButton>}
        {whatsApp && (
          <MainButton href={whatsApp} tone="whatsApp">
            {words.answerByWhatsApp}
          </MainButton>
        )}
        <Paragraph>
          <WebLink href={`${siteUrl}/del-admin-dashboard/leads`}>{words.openLeads}</WebLink>
        </Paragraph>

        <Subheading>{words.answers}</Subheading>
        <Answer label={words.fields.name}>{answers.name}</Answer>
        <Answer label={words.fields.email}>
          {answers.email ? <MailLink address={answers.email} /> : words.notAnswered}
        </Answer>
        <Answer label={words.fields.phone}>{phone?.text ?? words.notAnswered}</Answer>
        <Answer label={words.fields.serviceInterest}>{service}</Answer>
        <Choice field="budgetRange" answer={answers.budgetRange} />
        <Choice field="projectTimeline" answer={answers.projectTimeline} />
        <Choice field="businessType" answer={answers.businessType} />
        <Choice field="urgency" answer={answers.urgency} />
        <Choice field="projectComplexity" answer={answers.projectComplexity} />
        <Answer label={words.fields.source}>{words.sources[data.source]}</Answer>
        <Answer label={words.fields.message}>{''}</Answer>
        <Quotation>{answers.message}</Quotation>

        <Subheading>{words.reasons}</Subheading>
        {score.reasons.map((reason) => (
          <Answer key={reason.field} label={words.points(reason.points)}>
            {words.fields[reason.field]}, {labelOf(reason.field, reason.answer)}
          </Answer>
        ))}
      </>
    ),
  }
}

function Choice({ field, answer }: { field: ScoreReason['field']; answer: string | undefined }) {
  return <Answer label={words.fields[field]}>{labelOf(field, answer ?? null)}</Answer>
}

function labelOf(field: ScoreReason['field'], answer: string | null): string {
  if (answer === null) return words.notAnswered
  const choices: Record<string, string> = labels[field]
  return choices[answer] ?? answer
}
