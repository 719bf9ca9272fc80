import { redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { newPageRefusal } from '#domain/address/move.ts'
import { newPageForm } from '#domain/content/page-forms.ts'
import { languages } from '#domain/language.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficeCheckbox, OfficeForm, OfficeSelect, OfficeTextField } from '#forms/office/office-form.tsx'
import { requestContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { languageName } from '#i18n/format-dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/page-new'
import { ownPagesService } from './content-service.ts'
import { pageMoveProblems } from './pages/address-form.tsx'
import { translationOf } from './pages/page-href.ts'

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

export async function action({ request, context }: Route.ActionArgs) {
  const { member, service } = ownPagesService(context)
  return takeForm(request, newPageForm, async ({ title, uri, language, translation, copy }, sent) => {
    const refusal = newPageRefusal(uri, language)
    if (refusal) return refuseForm(sent, { errors: { uri: [pageMoveProblems[refusal]] } })
    const copied = copy && translation ? await service.open(translation) : null
    const opening = {
      name: 'core/cover',
      innerBlocks: [{ name: 'core/heading', fields: { level: 1, content: escaped(title) } }],
    }
    const content = { title, blocks: copied?.content.blocks ?? [opening], trainingCategoryId: null }
    const made = await service.create({ uri, language, content, translationId: translation ?? null, by: member.name })
    if (made.outcome === 'done') return redirect(`/office/pages/${made.id}`, 303)
    const reason = made.refusal.reason === 'no-translation' ? 'no-translation' : 'taken'
    return refuseForm(sent, { errors: { uri: [`officePages.refusal.${reason}`] } })
  })
}

/** A title is plain text, a heading is HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

export default function NewPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePages')
  const reader = useLocale()
  const { language, translation } = loaderData
  const options = languages.map((value) => ({ value, label: languageName(value, reader) }))
  return (
    <OfficePage title={t('new.title')} back={{ href: '/office/pages', label: t('title') }}>
      <OfficeForm
        schema={newPageForm}
        sent={actionData?.sent}
        hidden={translation ? { translation: translation.id, language } : {}}
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
        <OfficeTextField name="title" label={t('field.title')} hint={t('field.titleHint')} />
        <OfficeTextField name="uri" label={t('field.address')} hint={t('new.addressHint')} />
        {translation ? (
          <OfficeCheckbox name="copy" label={t('new.copy')} hint={t('new.copyHint')} checked />
        ) : (
          <OfficeSelect name="language" label={t('field.language')} options={options} value={language} />
        )}
      </OfficeForm>
    </OfficePage>
  )
}
