import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { eraseForm, lookUpForm } from '#domain/data-protection/office-forms.ts'
import { servicesContext } from '#features/context.ts'
import { dispatchForm, readSentForm, takeForm } from '#forms/form-action.ts'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/sent-form.ts'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { EmptyState } from '#lists/office-list.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/data-protection-erase'
import styles from './data-protection.module.css'
import { type FileView, fileView } from './file-view.ts'
import { LookUpForm, PlanList } from './look-up-form.tsx'

export const handle = { permission: 'protect-data' } satisfies OfficeHandle

export function loader() {
  return null
}

/** First shows what erasing would do; the form on that page, with the address once more and a reason, does it. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context)
  const { dataProtection } = context.get(servicesContext)
  const shown = async (address: string, sent: SentForm | null, status: number) =>
    data({ sent, file: fileView(await dataProtection.lookUp(address)) }, { status })
  return dispatchForm(request, {
    'look-up': (form) => takeForm(form, lookUpForm, ({ address }) => shown(address, null, 200)),
    erase: async (form) => {
      const read = readSentForm(form, eraseForm)
      const { sent } = read
      if (!read.ok)
        return sent.errors.address
          ? data({ sent, file: null }, { status: 422 })
          : shown(sent.values.address ?? '', sent, 422)
      const { address, reason } = read.value
      const erased = await dataProtection.erase({ address, reason, actor: member })
      // Sent twice, there is nothing left to erase the second time.
      return erased.outcome === 'refused' && erased.refusal.reason === 'obstacles'
        ? shown(address, sent, 409)
        : redirect('/office/data-protection?done', 303)
    },
  })
}

export const headers = () => noTraces

export default function Erase({ actionData }: Route.ComponentProps) {
  const t = useTranslations('officePrivacy')
  const back = { href: '/office/data-protection', label: t('title') }
  const sent = actionData?.sent
  const file = actionData && 'file' in actionData ? actionData.file : null
  if (!file)
    return (
      <OfficePage title={t('search.title')} back={back}>
        <LookUpForm sent={sent} />
      </OfficePage>
    )
  const { address, lines, obstacles, cancels } = file
  if (obstacles.length === 0 && lines.every(({ fate }) => fate === 'kept'))
    return (
      <OfficePage title={t('erase.title', { address })} back={back}>
        <EmptyState title={t('erase.nothing')} />
      </OfficePage>
    )
  return (
    <OfficePage title={t('erase.title', { address })} back={back} lede={<p>{t('erase.lede')}</p>}>
      <Stack gap="large">
        <Obstacles obstacles={obstacles} />
        <PlanList lines={lines} />
        {cancels.map((number) => (
          <Text key={number}>{t('erase.cancels', { number })}</Text>
        ))}
        {obstacles.length === 0 && <EraseForm address={address} sent={sent} />}
      </Stack>
    </OfficePage>
  )
}

function EraseForm({ address, sent }: { address: string; sent: SentForm | null | undefined }) {
  const t = useTranslations('officePrivacy')
  return (
    <OfficeForm
      action="/office/data-protection/erase"
      intent="erase"
      sent={sent}
      hidden={{ address }}
      actions={
        <>
          <Button kind="signal">{t('erase.submit')}</Button>
          <ButtonLink kind="secondary" href="/office/data-protection">
            {t('erase.back')}
          </ButtonLink>
        </>
      }
    >
      <OfficeTextField name="again" type="email" label={t('erase.again')} hint={t('erase.againHint')} />
      <OfficeTextField name="reason" label={t('erase.reason')} hint={t('erase.reasonHint')} />
    </OfficeForm>
  )
}

function Obstacles({ obstacles }: Pick<FileView, 'obstacles'>) {
  const t = useTranslations('officePrivacy')
  const language = useLocale()
  if (obstacles.length === 0) return null
  return (
    <Notice tone="alert" title={t('obstacle.title')}>
      <ul className={styles.list}>
        {obstacles.map(({ reason, role, number, endsAt, link }) => (
          <li key={`${reason} ${link.href}`}>
            {t(`obstacle.${reason}`, {
              role: role ?? 'booker',
              number,
              day: endsAt === '' ? '' : formatDateTime(endsAt, { language }),
            })}{' '}
            <a href={link.href}>{t(`obstacle.to.${link.to}`, { number })}</a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
