import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { ChoiceGroup } from '#app/ui/radio.tsx'
import { siteLinkLimits as limits, type SiteLinks } from '#domain/settings/site-links.ts'
import { SettingForm } from './setting-form.tsx'

type Single = Exclude<keyof SiteLinks, 'social'>

const singles: { name: Single; label: string; hint: string }[] = [
  {
    name: 'whatsAppNumber',
    label: 'WhatsApp number',
    hint: 'With its country code, such as +91 98765 43210.',
  },
  { name: 'schedulingUrl', label: 'Scheduler', hint: 'Instead of the site’s own page to book a demo.' },
  { name: 'paymentUrl', label: 'Payment page', hint: '“Pay now” leads there.' },
  {
    name: 'introVideoUrl',
    label: 'Intro video',
    hint: 'YouTube, Vimeo or a video file. It plays on the home page.',
  },
]

type Props = {
  links: { value: SiteLinks; version: number }
  /** What the server is set to. */
  configured: Record<Single, string | null>
}

/** Where the site leads to beyond itself. */
export function LinksScreen({ links, configured }: Props) {
  return (
    <SettingForm
      intent="site.links"
      title="Links of the website"
      lead="The pages show them at once."
      version={links.version}
    >
      {(problems) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {singles.map(({ name, label, hint }) => (
              <Field
                key={name}
                label={label}
                hint={configured[name] ? `${hint} Empty: ${configured[name]}` : `${hint} Empty: not shown.`}
                error={problems[name]}
              >
                <Input
                  type={name === 'whatsAppNumber' ? 'tel' : 'url'}
                  name={name}
                  maxLength={limits.address}
                  defaultValue={links.value[name]}
                />
              </Field>
            ))}
          </div>
          <ChoiceGroup label="Elsewhere, at the foot of every page" className="grid gap-3">
            {Array.from({ length: limits.social }, (_, i) => i).map((i) => (
              <Social
                key={i}
                number={i + 1}
                name={links.value.social[i]?.name}
                href={links.value.social[i]?.href}
                nameProblem={problems[`social.${i}.name`]}
                hrefProblem={problems[`social.${i}.href`]}
              />
            ))}
          </ChoiceGroup>
        </>
      )}
    </SettingForm>
  )
}

type SocialProps = {
  number: number
  name: string | undefined
  href: string | undefined
  nameProblem: string | undefined
  hrefProblem: string | undefined
}

function Social({ number, name, href, nameProblem, hrefProblem }: SocialProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Field label={`Name ${number}`} error={nameProblem}>
        <Input name="socialName" maxLength={limits.name} defaultValue={name} />
      </Field>
      <Field label={`Address ${number}`} error={hrefProblem}>
        <Input type="url" name="socialHref" maxLength={limits.address} defaultValue={href} />
      </Field>
    </div>
  )
}
