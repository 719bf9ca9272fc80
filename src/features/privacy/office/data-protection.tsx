import { useLocale, useTranslations } from 'use-intl'
import { type Deletable, deletables, keptFor } from '#domain/retention/retention-rule.ts'
import { LogLink } from '#features/audit/office/log-table.tsx'
import { servicesContext } from '#features/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { EmptyState } from '#lists/office-list.tsx'
import { OfficeTable } from '#lists/office-table.tsx'
import { Part } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/data-protection'
import { LookUpForm } from './look-up-form.tsx'

export const handle = { permission: 'protect-data' } satisfies OfficeHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const { dataProtection } = context.get(servicesContext)
  const [erasures, deletions] = await Promise.all([dataProtection.erasures(), dataProtection.deletions()])
  return {
    done: new URL(request.url).searchParams.has('done'),
    erasures: erasures.map(({ number, at, actor, reason }) => ({
      number,
      at: at.toString(),
      by: 'name' in actor ? actor.name : '',
      reason: reason ?? '',
    })),
    deletions: deletions.map((line) => ({ ...line, at: line.at.toString() })),
    kept: deletables.map((what) => ({ what, ...keptFor(what) })),
  }
}

export const headers = () => noTraces

export default function DataProtection({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officePrivacy')
  const language = useLocale()
  const { done, erasures, deletions, kept } = loaderData
  return (
    <OfficePage done={done && <SuccessBanner title={t('done')} />} title={t('title')} lede={<p>{t('lede')}</p>}>
      <LookUpForm />
      <Part title={t('erased.title')}>
        {erasures.length === 0 ? (
          <EmptyState title={t('erased.none')} />
        ) : (
          <OfficeTable
            caption={t('erased.title')}
            columns={[t('erased.when'), t('erased.by'), t('erased.reason')]}
            rows={erasures.map(({ number, at, by, reason }) => ({
              key: `${number}`,
              head: formatDateTime(at, { language, time: true }),
              cells: [by, reason],
            }))}
          />
        )}
        <p>
          <LogLink kind="address" />
        </p>
      </Part>
      <Part title={t('gone.title')}>
        {deletions.length === 0 ? (
          <EmptyState title={t('gone.none')} />
        ) : (
          <OfficeTable
            caption={t('gone.title')}
            columns={[t('gone.when'), t('gone.what'), t('gone.count')]}
            rows={deletions.map(({ at, what, deleted }) => ({
              key: `${at} ${what}`,
              head: formatDateTime(at, { language, time: true }),
              cells: [t(`rule.${what}`), deleted],
            }))}
          />
        )}
      </Part>
      <KeptTable kept={kept} />
    </OfficePage>
  )
}

/** How long each kind of thing is kept, and counted from when: the rules that the nightly job follows. */
function KeptTable({ kept }: { kept: readonly ({ what: Deletable } & ReturnType<typeof keptFor>)[] }) {
  const t = useTranslations('officePrivacy')
  return (
    <Part title={t('kept.title')}>
      <Text>{t('kept.text')}</Text>
      <OfficeTable
        caption={t('kept.title')}
        columns={[t('kept.what'), t('kept.span'), t('kept.since')]}
        rows={kept.map(({ what, unit, count }) => ({
          key: what,
          head: t(`rule.${what}`),
          cells: [t('kept.for', { unit, count }), t(`since.${what}`)],
        }))}
      />
    </Part>
  )
}
