import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { EditedEntry } from '#content/office/entries.tsx'
import { trainerForm } from '#domain/content/trainer-form.ts'
import { useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/trainer'
import { sentTrainer, writtenTrainer } from './sent-trainer.ts'
import { TrainerFields, trainerFieldNames } from './trainer-fields.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { trainers, media } = contentService(context)
  const trainer = (await trainers.all()).find(({ id }) => id === params.trainer)
  if (!trainer) throw data(null, { status: 404 })
  return { title: trainer.name, trainer, library: await media.described() }
}

/** Saves one, or takes it away. 409 when someone else was faster. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { trainers, media } = contentService(context)
  const by = memberOf(context)
  const form = await request.formData().catch(() => new FormData())
  if (form.get('intent') === 'remove') {
    await trainers.remove(params.trainer, by)
    return redirect('/office/trainers?done=removed', 303)
  }
  const read = readOfficeForm(form, trainerForm)
  const sent = sentTrainer(read.sent, form)
  if (!read.ok) return data({ sent, isStale: false }, { status: 422 })
  const before = (await trainers.all()).find(({ id }) => id === params.trainer)
  if (!before) throw data(null, { status: 404 })
  const written = writtenTrainer(read.value, { before: before.picture, library: await media.described() })
  const saved = await trainers.save({ ...written, id: before.id, revision: read.value.revision }, by)
  if (saved === 'unknown') throw data(null, { status: 404 })
  if (saved === 'stale') return data({ sent, isStale: true }, { status: 409 })
  if (saved === 'taken')
    return data({ sent: { ...sent, errors: { name: ['validation.trainerTaken'] } }, isStale: false }, { status: 422 })
  return redirect('/office/trainers?done=saved', 303)
}

export default function OfficeTrainer({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTrainers')
  const { trainer, library } = loaderData
  const sent = actionData?.sent ?? null
  return (
    <EditedEntry
      title={trainer.name}
      list={{ href: '/office/trainers', label: t('title') }}
      remove={{ offer: t('remove'), text: t('removeText') }}
      revision={trainer.revision}
      isStale={actionData?.isStale ?? false}
      errors={useFormErrors(sent, trainerFieldNames)}
    >
      <TrainerFields trainer={trainer} library={library} sent={sent} />
    </EditedEntry>
  )
}
