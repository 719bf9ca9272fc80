import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { NewEntry } from '#content/office/entries.tsx'
import type { WrittenTrainer } from '#content/ports/office-trainers.ts'
import { newTrainerForm } from '#domain/content/trainer-form.ts'
import { useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import type { Route } from './+types/trainer-new'
import { sentTrainer, writtenTrainer } from './sent-trainer.ts'
import { TrainerFields, trainerFieldNames } from './trainer-fields.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

const empty: WrittenTrainer = {
  name: '',
  texts: {},
  languages: [],
  workshops: [],
  links: [],
  picture: null,
  isPublished: true,
}

export async function loader({ context }: Route.LoaderArgs) {
  return {
    title: messagesOf(context.get(requestContext).preferredLanguage).officeTrainers.new,
    library: await contentService(context).media.described(),
  }
}

/** Puts one at the end of all. */
export async function action({ request, context }: Route.ActionArgs) {
  const { trainers, media } = contentService(context)
  const form = await request.formData().catch(() => new FormData())
  const read = readOfficeForm(form, newTrainerForm)
  const sent = sentTrainer(read.sent, form)
  if (!read.ok) return data({ sent }, { status: 422 })
  const trainer = writtenTrainer(read.value, { before: null, library: await media.described() })
  if ((await trainers.create(trainer, memberOf(context))) === 'taken')
    return data({ sent: { ...sent, errors: { name: ['validation.trainerTaken'] } } }, { status: 422 })
  return redirect('/office/trainers?done=saved', 303)
}

export default function NewTrainer({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTrainers')
  const sent = actionData?.sent ?? null
  const errors = useFormErrors(sent, trainerFieldNames)
  return (
    <NewEntry title={t('new')} list={{ href: '/office/trainers', label: t('title') }} errors={errors}>
      <TrainerFields trainer={empty} library={loaderData.library} sent={sent} />
    </NewEntry>
  )
}
