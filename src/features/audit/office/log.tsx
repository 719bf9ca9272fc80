import { useTranslations } from 'use-intl'
import { logOf } from '#domain/audit/actor.ts'
import { may } from '#domain/office/member.ts'
import { requestContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { screensFor } from '#frame/office/guard-office.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { pagesByPlace, placeOf } from '#lists/list-query.ts'
import type { ListFilters } from '#lists/list-search-form.tsx'
import { OfficeList } from '#lists/office-list.tsx'
import { CompactButton, GoLink } from '#ui/button.tsx'
import type { Option } from '#ui/field.tsx'
import { Stack } from '#ui/section.tsx'
import type { Route } from './+types/log'
import { type AskedParams, actionsByWord, logParamsOf } from './log-search.ts'
import { LogTable, logRow, useActorName } from './log-table.tsx'

export const handle = { permission: 'read-log' } satisfies OfficeHandle

const path = '/office/log'

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = memberOf(context)
  const { log } = context.get(officeContext).service
  const query = new URL(request.url).searchParams
  const search = logParamsOf(query)
  const { preferredLanguage: language } = context.get(requestContext)
  const messages = messagesOf(language)
  const asked = { ...search, actionsByWord: actionsByWord(search.text ?? '', messages.officeLog.actions) }
  const { lines, next } = await log.search(member, asked, placeOf(query))
  const mayOpen = screensFor(context)
  return {
    search,
    rows: lines.map((line) => logRow(line, mayOpen, { messages, language })),
    pages: pagesByPlace(path, query, { count: lines.length, next }),
    kinds: logOf(member.role),
    actors: await log.actors(member),
    mayExport: may(member.role, 'export'),
  }
}

export const headers = () => noTraces

export default function Log({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeLog')
  const nameOf = useActorName()
  const { search, rows, pages, kinds, actors, mayExport } = loaderData
  const filters = useLogFilters({
    search,
    // Bookings are found with what is about their registrations.
    kinds: kinds.filter((kind) => kind !== 'registration').map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
    actors: actors.map(({ value, actor }) => ({ value, label: nameOf(actor) })),
  })
  return (
    <OfficePage title={t('title')} lede={<p>{search.about ? t('aboutOne') : t('lede')}</p>}>
      <Stack gap="large">
        {search.about && <GoLink href={path}>{t('whole')}</GoLink>}
        <OfficeList path={path} filters={filters} count={rows.length} pages={pages} empty={t('empty')}>
          <LogTable rows={rows} />
        </OfficeList>
        {mayExport && rows.length > 0 && (
          // A plain form: what it answers is a file, and the page stays.
          <form method="post" action="/office/log/file">
            {Object.entries(search).map(
              ([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />,
            )}
            <CompactButton>{t('csv')}</CompactButton>
          </form>
        )}
      </Stack>
    </OfficePage>
  )
}

interface AskedOf {
  search: AskedParams
  kinds: readonly Option[]
  actors: readonly Option[]
}

function useLogFilters({ search, kinds, actors }: AskedOf): ListFilters {
  const t = useTranslations('officeLog.search')
  return {
    kept: search.about ? { name: 'about', value: search.about } : undefined,
    text: { hint: t('textHint'), value: search.text },
    choices: [
      { name: 'kind', label: t('kind'), value: search.kind, options: kinds },
      { name: 'actor', label: t('actor'), value: search.actor, options: actors },
    ],
    days: (['from', 'to'] as const).map((name) => ({ name, label: t(name), value: search[name] })),
  }
}
