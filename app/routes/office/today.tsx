import { useLocale, useTranslations } from 'use-intl'
import { rolesFor } from '#domain/office/role.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { requestContext, useCasesContext } from '../../context.ts'
import { messagesOf } from '../../i18n/catalogue.ts'
import { formatDateTime } from '../../i18n/format-dates.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { OfficePage } from '../../office/office-page.tsx'
import { requireMember } from '../../office/require-member.ts'
import { SeatsChart } from '../../office/seats-chart.tsx'
import { TodoList } from '../../office/todo-list.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import type { Route } from './+types/today'
import { officeMeta } from './office-meta.ts'

/** What needs a hand now, and how the dates to come are filled. */
export async function loader({ context }: Route.LoaderArgs) {
  const { role, name } = await requireMember(context, ...rolesFor('today'))
  const { today } = context.get(useCasesContext)
  const { preferredLanguage } = context.get(requestContext)
  const { dates, ...counts } = await today()
  const isTrainer = role === 'trainer'
  return {
    name,
    title: messagesOf(preferredLanguage).officeFrame.screens.today,
    counts: isTrainer ? null : counts,
    dates: dates.map(({ revenue, ...date }) => ({
      ...date,
      // what a date earns is for those who answer for it
      revenue: role === 'owner' || role === 'organiser' ? revenue : null,
    })),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function TodayScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('office.today')
  const language = useLocale()
  const { name, counts, dates } = loaderData
  return (
    <OfficePage title={t('title', { name })}>
      <Stack gap="huge">
        {counts && <TodoList counts={counts} />}
        <Stack gap="medium">
          <Heading level={2} size="small">
            {t('dates')}
          </Heading>
          {dates.length === 0 ? (
            <Text>{t('noDates')}</Text>
          ) : (
            <SeatsChart
              rows={dates.map(({ id, certification, startsAt, zone, seats, seatsTaken, waiting, revenue }) => ({
                id,
                name: certifications.find(({ slug }) => slug === certification)?.code ?? certification,
                when: formatDateTime(startsAt, { language, zone }),
                seats,
                seatsTaken,
                waiting,
                revenue: revenue === null ? null : formatMoney(revenue, language),
              }))}
            />
          )}
        </Stack>
      </Stack>
    </OfficePage>
  )
}
