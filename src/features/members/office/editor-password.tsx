import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { RevealedOnce } from '#features/webhooks/office/revealed-once.tsx'
import { OfficeForm } from '#forms/office/office-form.tsx'
import { noTraces } from '#frame/no-traces.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficeError } from '#frame/office/office-error.tsx'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/editor-password'

export const handle = { permission: 'public' } satisfies OfficeHandle

/** Behind the link that `npm start` prints: the password of the account ‘editor’ of the content system. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const isOpen = await context.get(officeContext).service.opens('editor-password', params.token)
  // Also asked after the form has used up the link: then the answer to the form is what counts.
  return data({ isOpen }, { status: isOpen ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  // The form is empty, but the body has to be read to the end.
  await request.arrayBuffer()
  const password = await context.get(officeContext).service.takeEditorPassword(params.token)
  if (password === null) throw data(null, { status: 404 })
  return { password }
}

export const headers = () => noTraces

const gone = { status: 404, statusText: '', internal: false, data: null }

export default function EditorPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSignIn')
  if (actionData)
    return (
      <OfficePage title={t('editorTitle')}>
        <RevealedOnce title={t('editorShown')} secret={actionData.password}>
          {t('editorNote')}
        </RevealedOnce>
      </OfficePage>
    )
  if (!loaderData.isOpen) return <OfficeError error={gone} />
  return (
    <OfficePage title={t('editorTitle')} lede={<p>{t('editorText')}</p>}>
      <OfficeForm actions={<Button>{t('showPassword')}</Button>} />
    </OfficePage>
  )
}
