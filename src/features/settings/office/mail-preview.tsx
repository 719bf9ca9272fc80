import { useTranslations } from 'use-intl'
import { OfficeForm } from '#forms/office/office-form.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import styles from './mail-preview.module.css'

interface MailPreviewProps {
  kind: string
  language: string
  /** The saved mail without HTML. */
  text: string
}

/** How the mail looks with example data. The frame lets nothing run and nothing out. */
export function MailPreview({ kind, language, text }: MailPreviewProps) {
  const t = useTranslations('officeSettings.mails')
  return (
    <Stack gap="medium">
      <Heading level={2} size="part">
        {t('previewTitle')}
      </Heading>
      <Text>{t('previewText')}</Text>
      <iframe
        className={styles.frame}
        id="mail-preview"
        name="mail-preview"
        title={t('previewTitle')}
        src={`/office/settings/mails/${kind}/${language}/preview`}
        sandbox=""
      />
      <OfficeForm
        intent="send"
        actions={
          <Button kind="secondary" size="compact">
            {t('send')}
          </Button>
        }
      />
      <details>
        <summary>{t('asText')}</summary>
        <pre className={styles.text} lang={language}>
          {text}
        </pre>
      </details>
    </Stack>
  )
}
