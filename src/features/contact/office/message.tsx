import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { Handle } from '#domain/contact/contact.ts'
import { fields, optionalText } from '#domain/form/field.ts'
import { isId } from '#domain/id.ts'
import { servicePortsContext } from '#features/context.ts'
import { dispatchForm, takeForm } from '#forms/form-action.ts'
import { ConfirmActionForm } from '#forms/office/confirm-action-form.tsx'
import { OfficeForm, OfficeTextArea } from '#forms/office/office-form.tsx'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { formatDateTime, languageName } from '#i18n/format-dates.ts'
import { Words } from '#lists/office-table.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { handleContactMessage } from '../contact.ts'
import type { Route } from './+types/message'
import { answerHref, messageView } from './message-view.ts'

export const handle = { permission: 'keep-lists' } satisfies OfficeHandle

const list = '/office/messages'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ports = context.get(servicePortsContext)
  const found = orNotFound(isId(params.message) ? await ports.reads.contact.message(params.message) : null)
  return messageView(found)
}

const answeredForm = fields({ note: optionalText(500) })

export async function action({ request, params, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const id = params.message
  if (!isId(id)) throw data(null, { status: 404 })
  const ports = context.get(servicePortsContext)
  const handled = async (what: Handle['what'], note?: string) => {
    const { outcome } = await handleContactMessage(ports, { id, what, note, by: member })
    if (outcome === 'refused') throw data(null, { status: 404 })
    return redirect(`${list}/${id}`, 303)
  }
  return dispatchForm(request, {
    answer: (form) => takeForm(form, answeredForm, ({ note }) => handled('answer', note)),
    reopen: () => handled('reopen'),
    // Idempotent.
    delete: async () => {
      await handleContactMessage(ports, { id, what: 'delete', note: undefined, by: member })
      return redirect(`${list}?done`, 303)
    },
  })
}

export const headers = () => noTraces

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeMessages')
  const language = useLocale()
  const { name, company, email, phone, message, sentAt, mayBeSpam, answered } = loaderData
  const facts = [
    { label: t('email'), value: email },
    ...(phone === null ? [] : [{ label: t('phone'), value: phone }]),
    { label: t('sentAt'), value: formatDateTime(sentAt, { language, time: true }) },
    { label: t('language'), value: languageName(loaderData.language, language) },
  ]
  return (
    <OfficePage
      title={company === null ? name : `${name}, ${company}`}
      back={{ href: list, label: t('title') }}
      actions={
        <ButtonLink size="compact" href={answerHref({ email, message }, t(`subject.${loaderData.language}`))}>
          {t('answer')}
        </ButtonLink>
      }
    >
      {mayBeSpam && <Notice tone="info" title={t('mayBeSpamText')} />}
      <FactList facts={facts} />
      <Words>{message}</Words>
      {answered ? (
        <Panel title={t('states.answered')}>
          <Stack>
            <Text>
              {t('answeredBy', { by: answered.by, at: formatDateTime(answered.at, { language, time: true }) })}
            </Text>
            {answered.note && <Words>{answered.note}</Words>}
            <form method="post">
              <Button kind="secondary" size="compact" name="intent" value="reopen">
                {t('reopen')}
              </Button>
            </form>
          </Stack>
        </Panel>
      ) : (
        <Panel title={t('noteAnswer')}>
          <OfficeForm
            schema={answeredForm}
            sent={actionData?.sent}
            actions={
              <Button size="compact" name="intent" value="answer">
                {t('isAnswered')}
              </Button>
            }
          >
            <OfficeTextArea name="note" label={t('note')} hint={t('noteHint')} />
          </OfficeForm>
        </Panel>
      )}
      <ConfirmActionForm intent="delete" offer={t('delete')}>
        <Text>{t('deleteText')}</Text>
      </ConfirmActionForm>
    </OfficePage>
  )
}
