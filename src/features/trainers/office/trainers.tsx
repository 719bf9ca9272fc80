import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { EntryList, entriesOf, moveEntry } from '#content/office/entries.tsx'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/trainers'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const path = '/office/trainers'

export function loader(args: Route.LoaderArgs) {
  return entriesOf(args, 'officeTrainers', ({ trainers }) => trainers.all())
}

export function action({ request, context }: Route.ActionArgs) {
  return moveEntry(request, path, (id, way) => contentService(context).trainers.move(id, way))
}

export default function Trainers({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeTrainers')
  const { entries: trainers, done } = loaderData
  return (
    <EntryList
      words={{ title: t('title'), add: t('new'), none: t('none') }}
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
