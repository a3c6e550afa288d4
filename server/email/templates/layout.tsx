import { createContext, type ReactNode, useContext } from 'react'
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from 'react-email'
import { business } from '#content/business.ts'
import { type Contact, defaultContact, fillContact } from '#content/fill-contact.ts'
import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { WrittenLetter } from '../email-templates.ts'

// Mail programs support different features: colours are inline, and programs with dark mode use the style sheet.
// There are no pictures, fonts or other external resources.
const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper td { background-color: #14161a !important; }
  .card, .card td { background-color: #1d2026 !important; }
  .card { border-color: #343840 !important; }
  .ink { color: #f3efe6 !important; }
  .muted { color: #b7b2a6 !important; }
  .accent { color: #ffc257 !important; }
  .line { border-color: #343840 !important; }
}
@media (max-width: 480px) {
  .inside { padding: 20px 16px !important; }
}`

const colours = { paper: '#fbf8f1', card: '#ffffff', ink: '#1c1a16', muted: '#5c574c', line: '#e3dccb' }
const small = { color: colours.muted, fontSize: '14px', lineHeight: '20px' }
const text = { color: colours.ink, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' }

/** The business's colour as a bar, without a picture to load. */
const mark = {
  backgroundColor: '#f7a81b',
  borderRadius: '4px',
  display: 'inline-block',
  height: '14px',
  marginInlineEnd: '4px',
  verticalAlign: '-2px',
  width: '14px',
}

type LayoutProps = {
  letter: WrittenLetter
  language: Locale
  footer: string
  siteUrl: string
}

/** Provides the contact details of the business to all parts of a mail. */
export const OurContact = createContext<Contact>(defaultContact)

/** The common frame of all mails. */
export function Layout({ letter, language, footer, siteUrl }: LayoutProps) {
  const { words, greeting, body } = letter
  const contact = useContext(OurContact)
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{dark}</style>
      </Head>
      <Preview>{words.preview}</Preview>
      {/* Without its own mark the body would be marked as English. */}
      <Body
        lang={language}
        dir="ltr"
        className="paper"
        style={{
          backgroundColor: colours.paper,
          fontFamily: 'system-ui, "Segoe UI", Roboto, Arial, sans-serif',
          margin: 0,
          padding: '16px 8px',
        }}
      >
        <Container
          className="card"
          style={{
            backgroundColor: colours.card,
            border: `1px solid ${colours.line}`,
            borderRadius: '8px',
            maxWidth: '600px',
          }}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: older mail programs don't know the element */}
          <div role="main" className="inside" style={{ padding: '28px 28px 20px', wordBreak: 'break-word' }}>
            <Text className="ink" style={{ ...text, fontSize: '14px', fontWeight: 700 }}>
              <span style={mark} /> {business.name}
            </Text>
            <Heading
              as="h1"
              className="ink"
              style={{ color: colours.ink, fontSize: '24px', lineHeight: '30px', margin: '0 0 16px' }}
            >
              {words.heading}
            </Heading>
            {greeting && (
              <Paragraph>
                <bdi>{greeting}</bdi>
              </Paragraph>
            )}
            {body}
            <Hr className="line" style={{ borderColor: colours.line, margin: '24px 0 16px' }} />
            <Text
              className="muted"
              style={{ color: colours.muted, fontSize: '14px', lineHeight: '20px', margin: 0 }}
            >
              {fillContact(footer, contact)}
              <br />
              <OurMailLink />
              <br />
              <WebLink href={language === defaultLocale ? siteUrl : `${siteUrl}/${language}`}>
                {siteUrl}
              </WebLink>
            </Text>
          </div>
        </Container>
      </Body>
    </Html>
  )
}

export function Paragraph({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  return (
    <Text
      className={quiet ? 'muted' : 'ink'}
      style={{ ...text, margin: '12px 0 16px', ...(quiet ? small : {}) }}
    >
      {children}
    </Text>
  )
}

export function Subheading({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h2"
      className="ink"
      style={{ color: colours.ink, fontSize: '18px', lineHeight: '24px', margin: '24px 0 8px' }}
    >
      {children}
    </Heading>
  )
}

/** A label with its value, which keeps its own writing direction. */
export function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text className="ink" style={{ ...text, margin: '0 0 6px' }}>
      <span className="muted" style={{ color: colours.muted }}>
        {label}:
      </span>{' '}
      <bdi>{children}</bdi>
    </Text>
  )
}

/** A highlighted notice. */
export function Highlight({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text className="ink" style={{ ...text, margin: '0 0 10px' }}>
      <span className="muted" style={{ color: colours.muted }}>
        {label}:
      </span>{' '}
      <strong style={{ fontSize: '18px' }}>
        <bdi>{children}</bdi>
      </strong>
    </Text>
  )
}

/** User input with its line breaks. */
export function Quotation({ children }: { children: string }) {
  const lines = children.split('\n')
  return (
    <Text
      dir="auto"
      className="ink line"
      style={{ ...text, borderInlineStart: `3px solid ${colours.line}`, paddingInlineStart: '12px' }}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </Text>
  )
}

/** A button; green is only for WhatsApp. */
const buttonColours = {
  main: { backgroundColor: '#f7a81b', color: colours.ink },
  whatsApp: { backgroundColor: '#0b7a3b', color: '#ffffff' },
}

type ButtonProps = { href: string; children: ReactNode; tone?: keyof typeof buttonColours }

export function MainButton({ href, children, tone = 'main' }: ButtonProps) {
  return (
    <div style={{ paddingTop: '8px' }}>
      <Button
        href={href}
        style={{
          ...buttonColours[tone],
          borderRadius: '6px',
          fontSize: '16px',
          fontWeight: 600,
          margin: '0 0 12px',
          padding: '12px 20px',
        }}
      >
        {children}
      </Button>
    </div>
  )
}

export function WebLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="accent" style={{ color: '#8a4f00', textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

export function MailLink({ address }: { address: string }) {
  return <WebLink href={mailto(address)}>{address}</WebLink>
}

export function OurMailLink() {
  return <MailLink address={useContext(OurContact).email} />
}

/** A link that opens a new mail. The encoded address cannot add other fields. */
export function mailto(address: string, subject?: string): string {
  const to = address.split('@').map(encodeURIComponent).join('@')
  return subject ? `mailto:${to}?subject=${encodeURIComponent(subject)}` : `mailto:${to}`
}
