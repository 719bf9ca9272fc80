import { useLocale, useTranslations } from 'use-intl'
import { mailTextFields } from '#domain/settings/mail-text-form.ts'
import { type MailPart, mailParts } from '#domain/settings/site-settings.ts'
import { servicesContext } from '#features/context.ts'
import { dispatchForm } from '#forms/form-action.ts'
import { OfficeField, OfficeForm } from '#forms/office/office-form.tsx'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { languageName } from '#i18n/format-dates.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextInput } from '#ui/field.tsx'
import { Notice } from '#ui/panel.tsx'
import { Part, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/settings-mail'
import { askedMail, renderedSample, saveMailTexts, sendSample } from './save-mail-texts.ts'
import { openSection, type SentSection } from './save-section.ts'
import { SectionConflict } from './section-screen.tsx'
import { settingsTitle } from './setting-words.ts'
import styles from './settings.module.css'

export const handle = { permission: 'settings' } satisfies OfficeHandle

export async function loader(args: Route.LoaderArgs) {
  const { value, version, done } = await openSection(args, 'mails')
  const mail = await askedMail(args.params)
  const { settings } = await args.context.get(servicesContext).settings.versioned()
  const texts = value[mail.kind]?.[mail.language] ?? {}
  const { partPlaceholders, defaultTexts, tentativeSubject } = await import('#mails/replaceable-mails.ts')
  const { text } = await renderedSample(mail, settings, texts)
  const parts = Object.entries(partPlaceholders(mail.kind)).map(([part, placeholders]) => ({
    part,
    placeholders,
    // TypeScript types the keys of an object as strings
    written: defaultTexts(mail.kind, part as Parameters<typeof defaultTexts>[1], mail.language),
    stays: part === 'subject' ? tentativeSubject(mail.kind, mail.language) : null,
  }))
  return {
    ...mail,
    title: settingsTitle(args.context, 'mails'),
    version,
    done,
    parts,
    fields: mailTextFields(texts),
    isOwn: Object.keys(texts).length > 0,
    text,
    sent: new URL(args.request.url).searchParams.get('sent'),
  }
}

/** Saves the texts, resets them to their defaults, or sends a sample. */
export async function action(args: Route.ActionArgs) {
  const member = memberOf(args.context)
  const mail = await askedMail(args.params)
  const path = `/office/settings/mails/${mail.kind}/${mail.language}`
  const save = (form: FormData) => saveMailTexts(args.context, mail, form, { by: member, path })
  return dispatchForm(args.request, {
    save,
    reset: (form) => {
      for (const part of mailParts) form.delete(part)
      return save(form)
    },
    send: (form) => sendSample(args.context, mail, form, { to: member, path }),
  })
}

export default function SettingsMail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings')
  const reader = useLocale()
  const { kind, language, done, text } = loaderData
  const name = t(`mails.kinds.${kind}.name`)
  const sent = actionData && 'sample' in actionData ? actionData.sample : loaderData.sent
  const succeeded = sent === 'yes' ? t('mails.sent') : done && !actionData && t('saved')
  return (
    <OfficePage
      done={succeeded && <SuccessBanner title={succeeded} />}
      title={t('mails.mailTitle', { mail: name, language: languageName(language, reader) })}
      back={{ href: '/office/settings/mails', label: t('mails.title') }}
      lede={<p>{t('mails.mailLede')}</p>}
    >
      <Stack gap="huge">
        {sent === 'no' && <Notice tone="alert" title={t('mails.notSent')} />}
        <div className={styles.sides}>
          <div>
            <MailTextFields mail={loaderData} state={actionData} />
          </div>
          <div>
            <MailPreview kind={kind} language={language} text={text} />
          </div>
        </div>
      </Stack>
    </OfficePage>
  )
}

interface MailTextFieldsProps {
  mail: {
    kind: string
    language: string
    version: number
    /** Whether any of its texts is the owner's. */
    isOwn: boolean
    fields: Readonly<Record<string, string>>
    parts: readonly {
      part: string
      placeholders: readonly string[]
      written: readonly string[]
      stays: string | null
    }[]
  }
  state: Pick<SentSection, 'sent' | 'stale'> | undefined
}

/** On a phone the preview is below the form: its button scrolls there. */
function showPreview() {
  document.getElementById('mail-preview')?.scrollIntoView({ block: 'nearest' })
}

/** The texts of a mail: what is written beside each box, and what it may leave open. The preview takes them as they are filled in. */
function MailTextFields({ mail, state }: MailTextFieldsProps) {
  const t = useTranslations('officeSettings')
  const { sent, stale } = state ?? {}
  const order: MailPart[] = ['subject', 'headline', 'opening', 'closing']
  const shown = order.flatMap((name) =>
    mail.parts.filter(({ part }) => part === name).map((part) => ({ ...part, name })),
  )
  const preview = `/office/settings/mails/${mail.kind}/${mail.language}/preview`
  return (
    <OfficeForm
      sent={sent}
      hidden={{ version: stale?.version ?? sent?.values.version ?? mail.version }}
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
          <Button kind="secondary" name="intent" value="send">
            {t('mails.send')}
          </Button>
          {mail.isOwn && (
            <Button kind="secondary" name="intent" value="reset">
              {t('mails.reset')}
            </Button>
          )}
        </>
      }
    >
      {stale && sent && (
        <SectionConflict
          labels={Object.fromEntries(shown.map(({ name }) => [name, t(`mails.parts.${name}`)]))}
          mine={sent.values}
          theirs={stale.fields}
        />
      )}
      {shown.map(({ name, placeholders, written, stays }) => (
        <OfficeField
          key={name}
          name={name}
          label={t(`mails.parts.${name}`)}
          optional
          hint={
            <>
              <WrittenHint texts={written} />
              {stays !== null && <span className={styles.written}>{t('mails.tentativeStays', { text: stays })}</span>}
              {placeholders.length > 0 && (
                <>
                  <br />
                  {t('mails.placeholders', { names: placeholders.map((placeholder) => `{${placeholder}}`).join(', ') })}
                </>
              )}
            </>
          }
        >
          {(control, typed = mail.fields[name]) => {
            const box = { name, lang: mail.language, autoComplete: 'off', defaultValue: typed, ...control }
            if (name === 'subject' || name === 'headline') return <TextInput {...box} />
            return <TextArea {...box} rows={4} />
          }}
        </OfficeField>
      ))}
    </OfficeForm>
  )
}

/** The texts that an own one replaces, each with the case that it is for. */
function WrittenHint({ texts }: { texts: readonly string[] }) {
  const t = useTranslations('officeSettings.mails')
  const [text, ...others] = texts
  if (text === undefined) return t('closingHint')
  if (others.length === 0) return t('writtenHint', { text })
  return (
    <>
      {t('writtenHints')}
      {texts.map((one) => (
        <span key={one} className={styles.written}>
          {one}
        </span>
      ))}
    </>
  )
}

interface MailPreviewProps {
  kind: string
  language: string
  /** The saved mail without HTML. */
  text: string
}

/** How the mail looks with example data. The frame lets nothing run and nothing out. */
function MailPreview({ kind, language, text }: MailPreviewProps) {
  const t = useTranslations('officeSettings.mails')
  return (
    <Part title={t('previewTitle')}>
      <Text>{t('previewText')}</Text>
      <iframe
        className={styles.frame}
        id="mail-preview"
        name="mail-preview"
        title={t('previewTitle')}
        src={`/office/settings/mails/${kind}/${language}/preview`}
        sandbox=""
      />
      <details>
        <summary>{t('asText')}</summary>
        <pre className={styles.text} lang={language}>
          {text}
        </pre>
      </details>
    </Part>
  )
}
