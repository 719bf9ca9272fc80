import { createContext, type ReactNode, use } from 'react'
import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from 'react-email'
import type { Language } from '#domain/language.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { mailText } from '../mail-text.ts'
import { darkStyles, font, Paragraph, palette, signal } from './text.tsx'

/** The owner's closing text; paragraphs are separated by an empty line. */
export const ClosingContext = createContext('')

function Closing() {
  const text = use(ClosingContext)
  if (text === '') return null
  return text.split('\n\n').map((paragraph) => <Paragraph key={paragraph}>{paragraph}</Paragraph>)
}

export const TrialContext = createContext(false)

/** The subject, to be shown above the mail as a mailbox shows both; null in a mail that is sent. */
export const ShownSubjectContext = createContext<string | null>(null)

function ShownSubject() {
  const subject = use(ShownSubjectContext)
  return subject === null ? null : <Text style={shownSubject}>{subject}</Text>
}

const shownSubject = {
  margin: 0,
  padding: '12px 24px',
  fontSize: '15px',
  lineHeight: '22px',
  fontWeight: 600,
  backgroundColor: '#fff',
  color: '#0b1b34',
}

/** The first line of each mail of a site that is there to try it out. */
function TrialLine({ language }: { language: Language }) {
  if (!use(TrialContext)) return null
  return (
    <Text className="ink" style={{ ...line, color: palette.ink, border: `2px solid ${palette.ink}` }}>
      {mailText(language)('trial')}
    </Text>
  )
}

const line = { margin: '0 0 20px', padding: '6px 12px', fontSize: '15px', lineHeight: '22px', fontWeight: 600 }

/** The frame of every mail. No pictures, because loading them would report who reads when. */
export function Frame(props: {
  language: Language
  preview: string
  headline: string
  siteUrl: string
  why: string
  children: ReactNode
}) {
  const { language, preview, headline, siteUrl, why, children } = props
  const { company } = useSiteSettings()
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{headline}</title>
        <style>{darkStyles}</style>
      </Head>
      <Body lang={language} style={body}>
        <ShownSubject />
        <Preview useTitleTag={false}>{preview}</Preview>
        <Section className="page" style={{ backgroundColor: palette.page }}>
          <Container style={{ width: '100%', maxWidth: '600px' }}>
            <Section className="sky" style={{ backgroundColor: palette.sky, padding: '28px 24px 24px' }}>
              <TrialLine language={language} />
              <Text className="ink" style={{ ...mark, color: palette.ink }}>
                {company.brand}
                <span aria-hidden="true" data-skip-in-text="true" style={{ color: signal }}>
                  {' ●'}
                </span>
              </Text>
              <Heading as="h1" className="ink" style={{ ...title, color: palette.ink }}>
                {headline}
              </Heading>
            </Section>
            <Section className="surface" style={{ backgroundColor: palette.surface, padding: '8px 24px 32px' }}>
              {children}
              <Closing />
            </Section>
            <Section style={{ padding: '20px 24px 40px' }}>
              <Text className="ink-2" style={{ ...small, color: palette.ink2 }}>
                {company.name}
                <br />
                {company.street}, {company.city}
                <br />
                <Link
                  href={`${siteUrl}/${language}`}
                  className="link"
                  style={{ color: palette.link, textDecoration: 'underline' }}
                >
                  {new URL(siteUrl).host}
                </Link>
              </Text>
              <Text className="ink-2" style={{ ...small, color: palette.ink2 }}>
                {why}
              </Text>
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

// A company name of a hundred characters without a space must not push the prices out of sight.
const body = { margin: 0, padding: 0, fontFamily: font, wordBreak: 'break-word' } as const
const mark = { margin: '0 0 28px', fontSize: '18px', lineHeight: '24px', fontWeight: 600 }
const title = { margin: 0, fontSize: '28px', lineHeight: '34px', fontWeight: 600, letterSpacing: '-0.022em' }
const small = { margin: '0 0 12px', fontSize: '13px', lineHeight: '20px' }
