import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { newPageRefusal } from '#domain/address/move.ts'
import { newPageForm } from '#domain/content/page-forms.ts'
import { languages } from '#domain/language.ts'
import { fieldId, OfficeForm, OfficeSelect, OfficeTextField, useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { requestContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/page-new'
import { translationOf } from './new-translation.ts'
import { ownPagesService } from './pages/pages-service.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** A page that is begun, for itself or as the translation of one (`?translation={id}`). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { service } = ownPagesService(context)
  const { preferredLanguage } = context.get(requestContext)
  const translation = await service.open(translationOf(request))
  const other = translation && (languages.find((language) => language !== translation.language) ?? null)
  return {
    title: messagesOf(preferredLanguage).officePages.new.title,
    language: other ?? preferredLanguage,
    translation: translation && { id: translation.id, title: translation.title, uri: translation.uri },
  }
}

/** 422 for a form with mistakes, and for an address that is taken. */
export async function action({ request, context }: Route.ActionArgs) {
  const { member, service } = ownPagesService(context)
  const form = await request.formData().catch(() => new FormData())
  const read = readOfficeForm(form, newPageForm)
  if (!read.ok) return data(read.sent, { status: 422 })
  const { title, uri, language, translation, copy } = read.value
  const refusal = newPageRefusal(uri, language)
  if (refusal)
    return data({ ...read.sent, errors: { uri: [`officePages.address.refusal.${refusal}`] } }, { status: 422 })
  const copied = copy && translation ? await service.open(translation) : null
  const opening = {
    name: 'core/cover',
    innerBlocks: [{ name: 'core/heading', fields: { level: 1, content: escaped(title) } }],
  }
  const content = { title, blocks: copied?.content.blocks ?? [opening], trainingCategoryId: null }
  const made = await service.create({ uri, language, content, translationId: translation ?? null, by: member.name })
  if (made.outcome !== 'refused') return redirect(`/office/pages/${made.id}`, 303)
  const problem = made.reason === 'no-translation' ? 'officePages.refusal.no-translation' : 'officePages.refusal.taken'
  return data({ ...read.sent, errors: { uri: [problem] } }, { status: 422 })
}

/** A title is plain text, a heading is HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

export default function NewPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePages')
  const { language, translation } = loaderData
  const errors = useFormErrors(actionData, ['title', 'uri', 'language'])
  const options = languages.map((value) => ({ value, label: t(`language.${value}`) }))
  return (
    <OfficePage title={t('new.title')} back={{ href: '/office/pages', label: t('title') }}>
      <OfficeForm
        errors={errors}
        actions={
          <>
            <Button>{t('new.submit')}</Button>
            <ButtonLink kind="secondary" href="/office/pages">
              {t('cancel')}
            </ButtonLink>
          </>
        }
      >
        {translation && <Text>{t('new.translation', { title: translation.title })}</Text>}
        {translation && <input type="hidden" name="translation" value={translation.id} />}
        <OfficeTextField
          name="title"
          label={t('field.title')}
          hint={t('field.titleHint')}
          autoComplete="off"
          sent={actionData}
        />
        <OfficeTextField
          name="uri"
          label={t('field.address')}
          hint={t('new.addressHint')}
          autoComplete="off"
          optional
          sent={actionData}
        />
        {translation ? (
          <>
            <input type="hidden" name="language" value={language} />
            <Checkbox
              id={fieldId('copy')}
              name="copy"
              label={t('new.copy')}
              hint={t('new.copyHint')}
              defaultChecked={actionData ? actionData.values.copy === 'on' : true}
            />
          </>
        ) : (
          <OfficeSelect
            name="language"
            label={t('field.language')}
            options={options}
            value={language}
            sent={actionData}
          />
        )}
      </OfficeForm>
    </OfficePage>
  )
}
