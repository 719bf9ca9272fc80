import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { NewEntry } from '#content/office/entries.tsx'
import type { WrittenTrainer } from '#content/ports/content-service.ts'
import { newTrainerForm } from '#domain/content/trainer.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import type { Route } from './+types/trainer-new'
import { TrainerFields } from './trainer-fields.tsx'
import { writtenTrainer } from './written-trainer.ts'

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
  return takeForm(request, newTrainerForm, async (typed, sent) => {
    const trainer = writtenTrainer(typed, { before: null, library: await media.described() })
    const made = await trainers.create(trainer, memberOf(context))
    if (made.outcome === 'refused') return refuseForm(sent, { errors: { name: ['validation.trainerTaken'] } })
    return redirect('/office/trainers?done=saved', 303)
  })
}

export default function NewTrainer({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTrainers')
  return (
    <NewEntry
      title={t('new')}
      list={{ href: '/office/trainers', label: t('title') }}
      schema={newTrainerForm}
      sent={actionData?.sent}
    >
      <TrainerFields trainer={empty} library={loaderData.library} />
    </NewEntry>
  )
}
