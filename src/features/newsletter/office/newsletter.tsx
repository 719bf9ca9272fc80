import { useLocale, useTranslations } from 'use-intl'
import { z } from 'zod'
import { exportFormats } from '#domain/export/table.ts'
import { languageTable } from '#domain/language.ts'
import { newsletterLists, subscriptionStates } from '#domain/newsletter/subscription.ts'
import { may } from '#domain/office/member.ts'
import { servicePortsContext } from '#features/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { asked, askedText, pagesByPlace, placeOf } from '#lists/list-query.ts'
import { OfficeList } from '#lists/office-list.tsx'
import { bare, OfficeTable, Unbroken } from '#lists/office-table.tsx'
import { Button } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Heading } from '#ui/heading.tsx'
import { Panel } from '#ui/panel.tsx'
import { Actions, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/newsletter'
import { SubscriptionBadge, subscriptionView } from './subscription-view.tsx'

export const handle = { permission: 'keep-lists' } satisfies OfficeHandle

const path = '/office/newsletter'

const params = z.object({
  text: askedText,
  state: asked(z.enum(subscriptionStates)),
  list: asked(z.enum(newsletterLists)),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = memberOf(context)
  const { newsletter } = context.get(servicePortsContext).reads
  const query = new URL(request.url).searchParams
  const search = params.parse(Object.fromEntries(query))
  const { subscriptions, next } = await newsletter.search(search, placeOf(query))
  const counted = await newsletter.counts()
  return {
    search,
    subscriptions: subscriptions.map(subscriptionView),
    counts: newsletterLists.map((list) => ({
      list,
      states: subscriptionStates.map((state) => ({
        state,
        count: counted.find((one) => one.list === list && one.state === state)?.count ?? 0,
      })),
    })),
    pages: pagesByPlace(path, query, { count: subscriptions.length, next }),
    mayExport: may(member.role, 'export'),
    isRemoved: query.has('done'),
  }
}

export const headers = () => noTraces

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeNewsletter')
  const format = useTranslations('officeExports.format')
  const language = useLocale()
  const { search, subscriptions, counts, pages, mayExport, isRemoved } = loaderData
  const states = subscriptionStates.map((value) => ({ value, label: t(`states.${value}`) }))
  const lists = newsletterLists.map((value) => ({ value, label: t(`lists.${value}`) }))
  return (
    <OfficePage done={isRemoved && <SuccessBanner title={t('removed')} />} title={t('title')}>
      {counts.map(({ list, states: counted }) => (
        <Stack key={list}>
          <Heading level={2} size="small">
            {t(`lists.${list}`)}
          </Heading>
          <FactList
            facts={counted.map(({ state, count }) => ({
              label: t(`states.${state}`),
              value: new Intl.NumberFormat(languageTable[language].locale).format(count),
            }))}
          />
        </Stack>
      ))}
      <OfficeList
        path={path}
        filters={{
          text: { hint: t('searchHint'), value: search.text },
          choices: [
            { name: 'state', label: t('state'), value: search.state, options: states },
            { name: 'list', label: t('list'), value: search.list, options: lists },
          ],
        }}
        count={subscriptions.length}
        pages={pages}
        empty={t('empty')}
      >
        <OfficeTable
          caption={t('title')}
          columns={[t('email'), bare(t('state')), bare(t('list')), t('requestedAt'), t('confirmedAt')]}
          rows={subscriptions.map(({ id, href, email, state, list, requested, confirmed, endedAt }) => ({
            key: id,
            head: <a href={href}>{email}</a>,
            note: endedAt && t('endedAt', { at: formatDateTime(endedAt, { language }) }),
            cells: [
              <Unbroken key="state">
                <SubscriptionBadge state={state} />
              </Unbroken>,
              t(`lists.${list}`),
              <Unbroken key="requested">{formatDateTime(requested.at, { language })}</Unbroken>,
              confirmed ? <Unbroken key="confirmed">{formatDateTime(confirmed.at, { language })}</Unbroken> : '–',
            ],
          }))}
        />
      </OfficeList>
      {mayExport && (
        <Panel title={t('export')}>
          {/* A plain form: what it answers is a file, and the page stays. */}
          <form method="post" action="/office/exports/file">
            <input type="hidden" name="kind" value="newsletter" />
            <Stack>
              <Text tone="quiet">{t('exportText')}</Text>
              <Actions>
                {exportFormats.map((value) => (
                  <Button key={value} kind="secondary" size="compact" name="format" value={value}>
                    {format(value)}
                  </Button>
                ))}
              </Actions>
            </Stack>
          </form>
        </Panel>
      )}
    </OfficePage>
  )
}
