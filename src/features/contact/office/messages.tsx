import { useLocale, useTranslations } from 'use-intl'
import { servicePortsContext } from '#features/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { pagesByPlace, placeOf } from '#lists/list-query.ts'
import { OfficeList } from '#lists/office-list.tsx'
import { bare, OfficeTable, Unbroken } from '#lists/office-table.tsx'
import { Badge } from '#ui/badge.tsx'
import { Time } from '#ui/time.tsx'
import type { Route } from './+types/messages'
import { messageSearchOf, messageView } from './message-view.ts'

export const handle = { permission: 'keep-lists' } satisfies OfficeHandle

const path = '/office/messages'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const search = messageSearchOf(query)
  const { messages, next } = await context.get(servicePortsContext).reads.contact.search(search, placeOf(query))
  return {
    search: { text: search.text, state: search.state ?? 'all' },
    messages: messages.map(messageView),
    pages: pagesByPlace(path, query, { count: messages.length, next }),
    isDeleted: query.has('done'),
  }
}

export const headers = () => noTraces

export default function Messages({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeMessages')
  const language = useLocale()
  const { search, messages, pages, isDeleted } = loaderData
  const states = (['open', 'answered', 'all'] as const).map((value) => ({ value, label: t(`filter.${value}`) }))
  return (
    <OfficePage done={isDeleted && <SuccessBanner title={t('deleted')} />} title={t('title')}>
      <OfficeList
        path={path}
        filters={{
          text: { hint: t('searchHint'), value: search.text },
          choices: [{ name: 'state', label: t('state'), value: search.state, options: states, usual: 'open' }],
        }}
        count={messages.length}
        pages={pages}
        empty={t('empty')}
        emptyHint={<a href={`${path}?state=all`}>{t('showAll')}</a>}
      >
        <OfficeTable
          caption={t('title')}
          columns={[t('from'), bare(t('state')), bare(t('message')), bare(t('sentAt'))]}
          rows={messages.map(({ id, href, name, company, email, message, mayBeSpam, sentAt, answered }) => ({
            key: id,
            head: <a href={href}>{company ? `${name}, ${company}` : name}</a>,
            note: email,
            cells: [
              <Unbroken key="state">
                <Badge kind={answered ? 'paid' : 'open'}>{t(mayBeSpam ? 'mayBeSpam' : stateOf(answered))}</Badge>
              </Unbroken>,
              message.length > 70 ? `${message.slice(0, 68).trimEnd()}…` : message,
              <Time key="at" at={sentAt}>
                {formatDateTime(sentAt, { language, time: true })}
              </Time>,
            ],
          }))}
        />
      </OfficeList>
    </OfficePage>
  )
}

function stateOf(answered: unknown): 'states.open' | 'states.answered' {
  return answered === null ? 'states.open' : 'states.answered'
}
