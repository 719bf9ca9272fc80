import { renderToStaticMarkup } from 'react-dom/server'
import { useLocale, useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import type { MailPart } from '#domain/settings/site-settings.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { Translated } from '#i18n/translated.tsx'

/** What is wrong with a text, as a key of the messages. */
export type Reason = [part: MailPart | undefined, key: string]

/** What is wrong with the texts, as an HTML document for the frame where the mail would be. */
export function noPreviewPage(language: Language, reasons: readonly Reason[]): string {
  const page = (
    <Translated language={language}>
      <NoPreview reasons={reasons} />
    </Translated>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function NoPreview({ reasons }: { reasons: readonly Reason[] }) {
  const t = useTranslations('officeSettings.mails')
  const errorText = useErrorText()
  return (
    <html lang={useLocale()}>
      <head>
        <meta charSet="utf-8" />
        {/* As the mails: the frame is white. */}
        <meta name="color-scheme" content="light" />
        <title>{t('noPreview')}</title>
        <style>{'body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem }'}</style>
      </head>
      <body>
        <h1>{t('noPreview')}</h1>
        {reasons.map(([part, key]) => (
          <p key={part}>
            {part && <strong>{t(`parts.${part}`)}: </strong>}
            {errorText([key])}
          </p>
        ))}
      </body>
    </html>
  )
}
