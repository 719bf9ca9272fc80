import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { mailTextFields } from '#domain/settings/mail-text-form.ts'
import { settingsContext } from '#features/settings/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage, officeMeta } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { SuccessBanner } from '#frame/office/success-banner.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import type { Route } from './+types/settings-mail'
import { askedMail } from './asked-mail.ts'
import { MailPreview } from './mail-preview.tsx'
import { MailSides } from './mail-sides.tsx'
import { MailTextFields } from './mail-text-fields.tsx'
import { openSection } from './open-section.ts'
import { renderedSample } from './rendered-sample.ts'
import { saveMailTexts } from './save-mail-texts.ts'
import { sendSample } from './send-sample.ts'
import { settingsTitle } from './settings-title.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

/** One mail in one language: its texts, and how it looks with them. */
export async function loader(args: Route.LoaderArgs) {
  const { value, version, done } = await openSection(args, 'mails')
  const mail = await askedMail(args.params)
  const { settings } = await args.context.get(settingsContext).settings.versioned()
  const texts = value[mail.kind]?.[mail.language] ?? {}
  const { partPlaceholders, defaultPart } = await import('#mails/replaceable-mails.ts')
  const { text } = await renderedSample(mail, settings, texts)
  const parts = Object.entries(partPlaceholders(mail.kind)).map(([part, placeholders]) => ({
    part,
    placeholders,
    // TypeScript types the keys of an object as strings
    written: defaultPart(mail.kind, part as Parameters<typeof defaultPart>[1], mail.language),
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
  const form = await args.request.formData().catch(() => new FormData())
  const path = `/office/settings/mails/${mail.kind}/${mail.language}`
  if (form.get('intent') !== 'send') return saveMailTexts(args.context, mail, form, { by: member, path })
  return redirect(`${path}?sent=${await sendSample(args.context, mail, member)}`, 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function SettingsMail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSettings')
  const { kind, language, done, sent, text } = loaderData
  const name = t(`mails.kinds.${kind}.name`)
  const succeeded = sent === 'yes' ? t('mails.sent') : done && !actionData && t('saved')
  return (
    <OfficePage
      done={succeeded && <SuccessBanner title={succeeded} />}
      title={t('mails.mailTitle', { mail: name, language: t(`mails.languages.${language}`) })}
      back={{ href: '/office/settings/mails', label: t('mails.title') }}
      lede={<p>{t('mails.mailLede')}</p>}
    >
      <Stack gap="huge">
        {sent === 'no' && <Notice tone="alert" title={t('mails.notSent')} />}
        <MailSides
          form={<MailTextFields mail={loaderData} state={actionData} />}
          preview={<MailPreview kind={kind} language={language} text={text} />}
        />
      </Stack>
    </OfficePage>
  )
}
