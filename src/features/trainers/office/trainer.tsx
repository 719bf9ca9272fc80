import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { EditedEntry } from '#content/office/entries.tsx'
import { trainerForm } from '#domain/content/trainer.ts'
import { dispatchForm, refuseForm, takeForm } from '#forms/form-action.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/or-not-found.ts'
import type { Route } from './+types/trainer'
import { TrainerFields } from './trainer-fields.tsx'
import { writtenTrainer } from './written-trainer.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { trainers, media } = contentService(context)
  const trainer = orNotFound((await trainers.all()).find(({ id }) => id === params.trainer))
  return { title: trainer.name, trainer, library: await media.described() }
}

/** Saves one, or takes it away. 409 when someone else saved first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { trainers, media } = contentService(context)
  const by = memberOf(context)
  return dispatchForm(request, {
    save: (form) =>
      takeForm(form, trainerForm, async (typed, sent) => {
        const before = orNotFound((await trainers.all()).find(({ id }) => id === params.trainer))
        const written = writtenTrainer(typed, { before: before.picture, library: await media.described() })
        const saved = await trainers.save({ ...written, id: before.id, revision: typed.revision }, by)
        if (saved.outcome === 'done') return redirect('/office/trainers?done=saved', 303)
        const { reason } = saved.refusal
        if (reason === 'unknown') throw data(null, { status: 404 })
        const errors = { name: ['validation.trainerTaken'] }
        return refuseForm(sent, reason === 'stale' ? { isStale: true } : { errors })
      }),
    remove: async () => {
      await trainers.remove(params.trainer, by)
      return redirect('/office/trainers?done=removed', 303)
    },
  })
}

export default function OfficeTrainer({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTrainers')
  const { trainer, library } = loaderData
  return (
    <EditedEntry
      title={trainer.name}
      list={{ href: '/office/trainers', label: t('title') }}
      remove={{ offer: t('remove'), text: t('removeText') }}
      revision={trainer.revision}
      schema={trainerForm}
      sent={actionData?.sent}
    >
      <TrainerFields trainer={trainer} library={library} />
    </EditedEntry>
  )
}
