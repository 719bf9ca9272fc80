import { useTranslations } from 'use-intl'
import { rolesFor } from '#domain/office/role.ts'
import { requestContext } from '../../context.ts'
import { EmptyState } from '../../office/empty-state.tsx'
import { mailKindOf } from '../../office/lists/mail-kinds.ts'
import { officeContext } from '../../office/office-context.ts'
import { OfficePage } from '../../office/office-page.tsx'
import { requireMember } from '../../office/require-member.ts'
import { DatesChart } from '../../office/today/dates-chart.tsx'
import styles from '../../office/today/today.module.css'
import { TodayList } from '../../office/today/today-list.tsx'
import { todayView } from '../../office/today/today-view.ts'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import type { Route } from './+types/today'

const kinds = ['givenUp', 'offers', 'belowMinimum', 'payments', 'regional', 'messages', 'comments'] as const

/** What needs a hand now. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = await requireMember(context, ...rolesFor('today'))
  const { preferredLanguage: language } = context.get(requestContext)
  const today = await context.get(officeContext).desk.today(member)
  return { name: member.name, view: todayView(today, { role: member.role, language }) }
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeToday')
  const { name, view } = loaderData
  const mail = useTranslations('officeMails.kinds')
  const givenUp = view.givenUp?.map((line) => {
    const kind = mailKindOf(line.title)
    return kind ? { ...line, title: mail(kind) } : line
  })
  const lists = kinds.flatMap((kind) => {
    const lines = kind === 'givenUp' ? givenUp : view[kind]
    return lines && lines.length > 0 ? [{ kind, lines }] : []
  })
  return (
    <OfficePage title={t('title')} lede={lists.length > 0 && <p>{t('lede', { name })}</p>}>
      {lists.length === 0 ? (
        <EmptyState title={t('nothing')}>
          <p>{t('nothingText')}</p>
        </EmptyState>
      ) : (
        <div className={styles.lists}>
          {lists.map(({ kind, lines }) => (
            <TodayList key={kind} title={t(`lists.${kind}`)} lines={lines} />
          ))}
        </div>
      )}
      {view.dates && view.dates.length > 0 && (
        <Stack gap="medium">
          <Heading level={2} size="part">
            {t('dates')}
          </Heading>
          <DatesChart dates={view.dates} />
        </Stack>
      )}
    </OfficePage>
  )
}
