import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { doneOf, EntryList, moveEntry } from '#content/office/entries.tsx'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { requestContext } from '#frame/context.ts'
import { officeMeta } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import type { Route } from './+types/trainers'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const path = '/office/trainers'

/** Who teaches, in the order of the site. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    title: messagesOf(context.get(requestContext).preferredLanguage).officeTrainers.title,
    trainers: await contentService(context).trainers.all(),
    done: doneOf(request),
  }
}

/** Moves one up or down. */
export function action({ request, context }: Route.ActionArgs) {
  return moveEntry(request, path, (id, way) => contentService(context).trainers.move(id, way))
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function Trainers({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeTrainers')
  const { trainers, done } = loaderData
  return (
    <EntryList
      title={t('title')}
      add={t('new')}
      none={t('none')}
      path={path}
      done={done}
      lede={t('lede')}
      columns={[t('who'), t('workshops')]}
      entries={trainers.map(({ id, name, workshops, isPublished }) => ({
        key: id,
        name,
        about: workshops.map((slug) => certificationBySlug(slug)?.code).join(', '),
        isPublished,
      }))}
    />
  )
}
