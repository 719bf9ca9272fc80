import puckStyles from '@puckeditor/core/no-external.css?url'
import { redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { siteLinks } from '#domain/content/links.ts'
import { pageStepForm, planForm } from '#domain/content/page-forms.ts'
import { otherLanguage } from '#domain/language.ts'
import { refused } from '#domain/result.ts'
import { servicesContext } from '#features/context.ts'
import { chosenIn, dispatchForm, readSentForm } from '#forms/form-action.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { CompactButton } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { Notice } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import type { DocumentOutcome, OpenedDocument } from '../ports/documents.ts'
import type { Route } from './+types/page'
import { openedPage, ownPagesService } from './content-service.ts'
import styles from './documents.module.css'
import { EditorPlace } from './pages/editor-place.tsx'
import { DeadLinksNotice, linkTargets } from './pages/link-lists.tsx'
import { newPageHref, pageHref, siteHref } from './pages/page-href.ts'
import { doneWithPage, PageNotice, PageState, usePageAuthor } from './pages/page-state.tsx'
import { PageSteps } from './pages/page-steps.tsx'
import { answerOrNone, answerTo, saveEdited } from './pages/save-answer.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { service, page } = await openedPage(context, params.page)
  const translation = page.translation && (await service.open(page.translation.id))
  const targets = await linkTargets(service, page.language)
  const deadLinks = await context.get(servicesContext).brokenLinks(siteLinks(page.content.blocks))
  const pictures = await service.pictures()
  return { title: page.title, page, translation, pictures, targets, deadLinks, done: doneWithPage(request) }
}

/** What the editor saves is answered with what became of it (409 with what someone else has saved); the plain forms with a redirect. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, service } = ownPagesService(context)
  const id = params.page
  const asked = { id, by: member.name }
  const save = (form: FormData) => saveEdited(service, form, asked)
  const back = (outcome: DocumentOutcome, to: string) =>
    outcome.outcome === 'refused' ? answerTo(outcome, service, id) : redirect(to, 303)
  const step = (intent: 'publish' | 'unpublish' | 'remove', to: string) => async (form: FormData) => {
    const { expected } = chosenIn(form, pageStepForm)
    return back(await service[intent]({ ...asked, expected }), to)
  }
  return dispatchForm(request, {
    save,
    'save-publish': save,
    publish: step('publish', `${pageHref(id)}?done=published`),
    unpublish: step('unpublish', `${pageHref(id)}?done=unpublished`),
    remove: step('remove', `${pageHref(id, 'history')}?done=removed`),
    unplan: async () => back(await service.plan({ ...asked, at: null }), `${pageHref(id)}?done=unplanned`),
    plan: async (form) => {
      const read = readSentForm(form, planForm)
      const planned = read.ok ? await service.plan({ ...asked, at: read.value.at }) : refused('past')
      return back(planned, `${pageHref(id)}?done=planned`)
    },
  })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrNone(serverAction)
}

/** The editor's own style sheet, here alone: without it the editor would write its styles into the page, and load a font from a third party. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: puckStyles }]

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officePages')
  const { page, done, deadLinks, ...place } = loaderData
  const problem = actionData?.outcome.outcome === 'refused' ? actionData.outcome.refusal.reason : null
  return (
    <OfficePage
      done={!problem && <PageNotice done={done} />}
      title={<span lang={page.language}>{page.title}</span>}
      back={{ href: '/office/pages', label: t('title') }}
      actions={<PageSteps page={page} />}
      lede={<PageStatus page={page} address={siteHref(page)} />}
    >
      <Stack gap="medium">
        <DeadLinksNotice links={deadLinks} />
        {problem && <Notice tone="alert" title={t(`refusal.${problem}`)} />}
        <PlanForm page={page} />
        <EditorPlace {...place} page={page} excerpt={null} without={t('editor.needsScriptText')} />
      </Stack>
    </OfficePage>
  )
}

function PageStatus({ page, address }: { page: OpenedDocument; address: string }) {
  const t = useTranslations('officePages')
  const language = useLocale()
  const author = usePageAuthor()
  const { state, changedBy, changedAt, translation } = page
  return (
    <p className={styles.status}>
      <PageState state={state} />
      <span className={styles.address}>
        <code>{address}</code> <a href={pageHref(page.id, 'address')}>{t('address.title')}</a>
      </span>
      <span>{t('changed', { by: author(changedBy), at: formatDateTime(changedAt, { language, time: true }) })}</span>
      {translation ? (
        <a href={pageHref(translation.id)}>{t(`translation.${translation.language}`)}</a>
      ) : (
        <a href={newPageHref(page.id)}>{t(`begin.${otherLanguage(page.language)}`)}</a>
      )}
    </p>
  )
}

/** The scheduled publication: the plan with a button to cancel it, or a form to make one. Empty where there is nothing to publish. */
function PlanForm({ page: { state, plannedAt } }: { page: OpenedDocument }) {
  const t = useTranslations('officePages')
  const language = useLocale()
  if (plannedAt) {
    return (
      <form method="post" className={styles.planned}>
        <input type="hidden" name="intent" value="unplan" />
        <p>{t('plan.at', { at: formatDateTime(plannedAt, { language, time: true }) })}</p>
        <CompactButton>{t('plan.revoke')}</CompactButton>
      </form>
    )
  }
  if (state === 'published') return null
  return (
    <details>
      <summary>{t('plan.title')}</summary>
      <form method="post" className={styles.form} data-unsaved="typed">
        <input type="hidden" name="intent" value="plan" />
        <Field id="at" label={t('plan.when')} hint={t('plan.hint')}>
          {(control) => <TextInput {...control} type="datetime-local" name="at" autoComplete="off" required />}
        </Field>
        <CompactButton>{t('plan.submit')}</CompactButton>
      </form>
    </details>
  )
}
