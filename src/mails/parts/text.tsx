import type { ReactNode } from 'react'
import { Button as EmailButton, Heading, Link, Section, Text } from 'react-email'
import type { Language } from '#domain/language.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { unbroken } from '#i18n/unbroken.ts'
import { mailText } from '../mail-text.ts'

/** Design tokens of mails as literals, because mail programs do not support custom properties. */
const light = {
  page: '#F7FAFC',
  sky: '#E6EFF7',
  surface: '#FFFFFF',
  ink: '#0B1B34',
  ink2: '#435A73',
  line: '#CFDCE8',
  link: '#1B5791',
  action: '#0B1B34',
  onAction: '#FFFFFF',
}

const dark: typeof light = {
  page: '#081325',
  sky: '#0B1B34',
  surface: '#0D1F3D',
  ink: '#EEF4F9',
  ink2: '#AFC3D6',
  line: '#213B62',
  link: '#9CC8EE',
  action: '#EEF4F9',
  onAction: '#0B1B34',
}

export const palette = light

/** The warm dot of the logo, the same on every background. */
export const signal = '#FF6B2C'

export const font = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Inline styles have the light colours, for programs that drop style sheets; these classes override them in dark mode. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { background-color: ${light.page}; }
@media (prefers-color-scheme: dark) {
  body, .page { background-color: ${dark.page} !important; }
  .sky { background-color: ${dark.sky} !important; }
  .surface { background-color: ${dark.surface} !important; }
  .ink { color: ${dark.ink} !important; }
  .ink-2 { color: ${dark.ink2} !important; }
  .link { color: ${dark.link} !important; }
  .line { border-color: ${dark.line} !important; }
  .rule { border-color: ${dark.ink} !important; }
  .action { background-color: ${dark.action} !important; color: ${dark.onAction} !important; }
}
`

const onOneLine = { style: { whiteSpace: 'nowrap' } } as const

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={{ margin: '14px 0', fontSize: '16px', lineHeight: '25px', color: palette.ink }}>
      {unbroken(children, onOneLine)}
    </Text>
  )
}

/** Less important details: order numbers, conditions. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <Text className="ink-2" style={{ margin: '12px 0', fontSize: '14px', lineHeight: '21px', color: palette.ink2 }}>
      {unbroken(children, onOneLine)}
    </Text>
  )
}

/** Lines of text inside a paragraph. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.reduce<ReactNode>(
    (above, line) => (above === null ? unbroken(line, onOneLine) : below(above, line)),
    null,
  )
}

function below(above: ReactNode, line: string) {
  return (
    <>
      {above}
      <br />
      {unbroken(line, onOneLine)}
    </>
  )
}

/** Underlined, because colour alone would not distinguish it from the surrounding text. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={{ color: palette.link, textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

export function Button({ href, children }: { href: string; children: string }) {
  return (
    <EmailButton
      href={href}
      className="action"
      style={{
        margin: '8px 0 12px',
        padding: '15px 24px',
        borderRadius: '3px',
        backgroundColor: palette.action,
        color: palette.onAction,
        fontSize: '16px',
        fontWeight: 600,
      }}
    >
      {children}
    </EmailButton>
  )
}

/** A section with its own heading, opened by a rule. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section className="rule" style={{ marginTop: '36px', borderTop: `2px solid ${palette.ink}` }}>
      <Heading
        as="h2"
        className="ink"
        style={{ margin: '14px 0 4px', fontSize: '20px', lineHeight: '26px', fontWeight: 600, color: palette.ink }}
      >
        {title}
      </Heading>
      {children}
    </Section>
  )
}

/** A small label above its value. Single-column, so that phones and large screens show the same. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text className="ink" style={{ margin: '12px 0', fontSize: '16px', lineHeight: '24px', color: palette.ink }}>
      <span className="ink-2" style={{ fontSize: '14px', color: palette.ink2 }}>
        {label}
      </span>
      <br />
      {unbroken(children, onOneLine)}
    </Text>
  )
}

/** A typed text for one line: no control or bidirectional characters. The second line of defence, where nothing is escaped. */
export function enteredText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(directionMarks, '')
    .trim()
}

const links = {
  /** What mail programs turn into links anywhere. */
  line: /:\/\/|\bwww\.|[\p{L}\d]\.\p{L}{2,}[/:?#]/iu,
  /** In a name also bare domains: no degree or first name ends like one. */
  person:
    /:\/\/|\bwww\.|[\p{L}\d]\.\p{L}{2,}[/:?#@]|\.(?:com|net|org|info|biz|xyz|shop|site|online|link|click|store)(?![\p{L}.])/iu,
}
const countryDomain = /[\p{L}\d-]{3,}\.[a-z]{2}(?![\p{L}.])/u

/** Without words that mail programs turn into links: anyone may have typed it (docs/rules/spam.md). '…' when nothing is left. */
export function withoutLinks(text: string, kind: keyof typeof links): string {
  const isLink = (word: string) => links[kind].test(word) || (kind === 'person' && countryDomain.test(word))
  if (!isLink(text)) return text
  return (
    text
      .split(/\s+/)
      .filter((word) => !isLink(word))
      .join(' ') || '…'
  )
}

/** Isolates right-to-left text in its sentence. With Unicode characters instead of `<bdi>`, because subjects and plain text need it too. */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}

const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

export function ContactLine({ language }: { language: Language }) {
  const { company } = useSiteSettings()
  return (
    <SmallPrint>
      {mailText(language).rich('contact', {
        email: company.email,
        // No-break spaces, because a number split across lines is hard to dial.
        phoneNumber: company.phone.replaceAll(' ', '\u00a0'),
        mail: (text) => <TextLink href={`mailto:${company.email}`}>{text}</TextLink>,
        phone: (text) => <TextLink href={`tel:${company.phone.replaceAll(' ', '')}`}>{text}</TextLink>,
      })}
    </SmallPrint>
  )
}

/** A mail to one person: the greeting, what there is to say, and whom to ask. */
export function PersonalMessage(props: { to: { firstName: string }; language: Language; children: ReactNode }) {
  const { to, language, children } = props
  return (
    <>
      <Paragraph>{mailText(language)('greeting', { firstName: isolated(to.firstName) })}</Paragraph>
      {children}
      <ContactLine language={language} />
    </>
  )
}
