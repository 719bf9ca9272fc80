import { useTranslations } from 'use-intl'
import type { MailPart } from '#domain/settings/site-settings.ts'
import { fieldId, OfficeForm } from '#forms/office/office-form.tsx'
import { useFormErrors } from '#forms/office/use-form-errors.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea, TextInput } from '#ui/text-input.tsx'
import type { SentSection } from './save-section.ts'
import { SectionConflict } from './section-conflict.tsx'

interface MailTextFieldsProps {
  mail: {
    kind: string
    language: string
    version: number
    /** Whether any of its texts is the owner's. */
    isOwn: boolean
    fields: Readonly<Record<string, string>>
    parts: readonly { part: string; placeholders: readonly string[]; written: string | null }[]
  }
  state: SentSection | undefined
}

/** On a phone the preview is below the form: its button scrolls there. */
function showPreview() {
  document.getElementById('mail-preview')?.scrollIntoView({ block: 'nearest' })
}

/** The texts of a mail: what is written beside each box, and what it may leave open. The preview takes them as they are filled in. */
export function MailTextFields({ mail, state }: MailTextFieldsProps) {
  const t = useTranslations('officeSettings')
  const errorText = useErrorText()
  const { sent, stale } = state ?? {}
  const order: MailPart[] = ['subject', 'headline', 'opening', 'closing']
  const shown = order.flatMap((name) =>
    mail.parts.filter(({ part }) => part === name).map((part) => ({ ...part, name })),
  )
  const errors = useFormErrors(
    sent,
    shown.map(({ name }) => name),
  )
  const preview = `/office/settings/mails/${mail.kind}/${mail.language}/preview`
  const carried = stale ? `${stale.version}` : (sent?.values.version ?? `${mail.version}`)
  return (
    <OfficeForm
      errors={errors}
      actions={
        <>
          <Button name="intent" value="save">
            {stale ? t('conflict.save') : t('save')}
          </Button>
          <Button
            kind="secondary"
            formMethod="get"
            formAction={preview}
            formTarget="mail-preview"
            onClick={showPreview}
          >
            {t('mails.preview')}
          </Button>
          {mail.isOwn && (
            <Button kind="secondary" name="intent" value="reset">
              {t('mails.reset')}
            </Button>
          )}
        </>
      }
    >
      <input type="hidden" name="version" value={carried} />
      {stale && sent && (
        <SectionConflict
          labels={Object.fromEntries(shown.map(({ name }) => [name, t(`mails.parts.${name}`)]))}
          mine={sent.values}
          theirs={stale.fields}
        />
      )}
      {shown.map(({ name, placeholders, written }) => (
        <Field
          key={name}
          id={fieldId(name)}
          label={t(`mails.parts.${name}`)}
          optional
          hint={
            <>
              {written === null ? t('mails.closingHint') : t('mails.writtenHint', { text: written })}
              {placeholders.length > 0 && (
                <>
                  <br />
                  {t('mails.placeholders', { names: placeholders.map((placeholder) => `{${placeholder}}`).join(', ') })}
                </>
              )}
            </>
          }
          error={errorText(sent?.errors[name])}
        >
          {(control) => {
            const box = { name, lang: mail.language, autoComplete: 'off', ...control }
            const defaultValue = sent?.values[name] ?? mail.fields[name]
            if (name === 'subject' || name === 'headline') return <TextInput {...box} defaultValue={defaultValue} />
            return <TextArea {...box} rows={4} defaultValue={defaultValue} />
          }}
        </Field>
      ))}
    </OfficeForm>
  )
}
