import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { contentService } from '#content/office/content-service.ts'
import { EntryScreen, type StoredField } from '#content/office/entries.tsx'
import { chosenPicture, PictureChoice, pictureChoices } from '#content/office/media/picture-choice.tsx'
import type { WrittenTrainer } from '#content/ports/content-service.ts'
import type { LibraryPicture } from '#content/ports/pictures.ts'
import type { LinkPicture } from '#domain/content/search-engine.ts'
import { linksOf, newTrainerForm, trainerForm, trainerTextsOf } from '#domain/content/trainer.ts'
import { languages } from '#domain/language.ts'
import { certificationBySlug, certifications } from '#domain/workshop/certification.ts'
import { dispatchForm, refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficeCheckbox, OfficeCheckboxes, OfficeTextArea, OfficeTextField } from '#forms/office/office-form.tsx'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { languageName } from '#i18n/format-dates.ts'
import type { Route } from './+types/trainer'

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

const isTaken = { errors: { name: ['validation.trainerTaken'] } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { trainers, media } = contentService(context)
  const library = await media.described()
  if (params.trainer === undefined)
    return {
      title: messagesOf(context.get(requestContext).preferredLanguage).officeTrainers.new,
      trainer: null,
      library,
    }
  const trainer = orNotFound((await trainers.all()).find(({ id }) => id === params.trainer))
  return { title: trainer.name, trainer, library }
}

/** Puts one at the end of all, saves one, or takes it away. 409 when someone else saved first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { trainers, media } = contentService(context)
  const by = memberOf(context)
  const { trainer: key } = params
  if (key === undefined)
    return takeForm(request, newTrainerForm, async (typed, sent) => {
      const made = await trainers.create(writtenTrainer(typed, { before: null, library: await media.described() }), by)
      return made.outcome === 'refused' ? refuseForm(sent, isTaken) : redirect('/office/trainers?done=saved', 303)
    })
  return dispatchForm(request, {
    save: (form) =>
      takeForm(form, trainerForm, async (typed, sent) => {
        const before = orNotFound((await trainers.all()).find(({ id }) => id === key))
        const written = writtenTrainer(typed, { before: before.picture, library: await media.described() })
        const saved = await trainers.save({ ...written, id: before.id, revision: typed.revision }, by)
        if (saved.outcome === 'done') return redirect('/office/trainers?done=saved', 303)
        const { reason } = saved.refusal
        if (reason === 'unknown') throw data(null, { status: 404 })
        return refuseForm(sent, reason === 'stale' ? { isStale: true } : isTaken)
      }),
    remove: async () => {
      await trainers.remove(key, by)
      return redirect('/office/trainers?done=removed', 303)
    },
  })
}

interface Around {
  /** What was there before. */
  before: LinkPicture | null
  library: readonly LibraryPicture[]
}

/** What is stored of a form. The portrait is beside the name: it needs no words of its own. */
function writtenTrainer(form: ReturnType<typeof newTrainerForm.parse>, { before, library }: Around): WrittenTrainer {
  const { name, languages: taughtIn, workshops, links, picture, isPublished } = form
  const chosen = chosenPicture(picture, { before, library, language: languages[0] })
  return {
    name,
    texts: trainerTextsOf(form),
    languages: taughtIn,
    workshops,
    links: linksOf(links),
    picture: chosen && { ...chosen, alt: '' },
    isPublished,
  }
}

export default function OfficeTrainer({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeTrainers')
  const { title, trainer, library } = loaderData
  const stored = useStoredFields(trainer ?? empty, library)
  return (
    <EntryScreen
      title={title}
      list={{ href: '/office/trainers', label: t('title') }}
      schema={trainer ? trainerForm : newTrainerForm}
      sent={actionData?.sent}
      edited={
        trainer
          ? {
              revision: trainer.revision,
              stored,
              isPublished: trainer.isPublished,
              remove: { offer: t('remove'), text: t('removeText') },
            }
          : undefined
      }
    >
      <TrainerFields trainer={trainer ?? empty} library={library} />
    </EntryScreen>
  )
}

function useStoredFields(trainer: WrittenTrainer, library: readonly LibraryPicture[]): StoredField[] {
  const t = useTranslations('officeTrainers')
  const reader = useLocale()
  const { name, texts, links, picture } = trainer
  const pictures = pictureChoices(library, { chosen: picture, language: reader })
  const text = (field: 'name' | 'roleDe' | 'textDe' | 'roleEn' | 'textEn' | 'links', value = '') => ({
    name: field,
    label: t(`form.${field}`),
    values: [value],
  })
  return [
    text('name', name),
    text('roleDe', texts.de?.role),
    text('textDe', texts.de?.text),
    text('roleEn', texts.en?.role),
    text('textEn', texts.en?.text),
    {
      name: 'languages',
      label: t('form.languages'),
      values: trainer.languages,
      word: (code) => {
        const known = languages.find((language) => language === code)
        return known ? languageName(known, reader) : ''
      },
    },
    {
      name: 'workshops',
      label: t('form.workshops'),
      values: trainer.workshops,
      word: (code) => certificationBySlug(code)?.title ?? '',
    },
    text('links', links.join('\n')),
    {
      name: 'picture',
      label: t('form.picture'),
      values: [picture?.url ?? ''],
      word: (chosen) => pictures.find(({ url }) => url === chosen)?.filename ?? t('noPicture'),
    },
  ]
}

interface TrainerFieldsProps {
  trainer: WrittenTrainer
  library: readonly LibraryPicture[]
}

function TrainerFields({ trainer, library }: TrainerFieldsProps) {
  const t = useTranslations('officeTrainers')
  const reader = useLocale()
  const entryWords = useTranslations('officeEntries')
  const { texts } = trainer
  return (
    <>
      <OfficeTextField name="name" label={t('form.name')} hint={t('nameHint')} value={trainer.name} />
      <OfficeTextField name="roleDe" label={t('form.roleDe')} hint={t('eitherHint')} value={texts.de?.role} />
      <OfficeTextArea name="textDe" label={t('form.textDe')} rows={4} value={texts.de?.text} />
      <OfficeTextField name="roleEn" label={t('form.roleEn')} value={texts.en?.role} />
      <OfficeTextArea name="textEn" label={t('form.textEn')} rows={4} value={texts.en?.text} />
      <OfficeCheckboxes
        name="languages"
        label={t('form.languages')}
        options={languages.map((value) => ({ value, label: languageName(value, reader) }))}
        chosen={trainer.languages}
      />
      <OfficeCheckboxes
        name="workshops"
        label={t('form.workshops')}
        options={certifications.map(({ slug, title }) => ({ value: slug, label: title }))}
        chosen={trainer.workshops}
      />
      <OfficeTextArea
        name="links"
        label={t('form.links')}
        hint={t('linksHint')}
        rows={3}
        value={trainer.links.join('\n')}
      />
      <PictureChoice
        name="picture"
        label={t('form.picture')}
        hint={t('pictureHint')}
        none={t('noPicture')}
        pictures={pictureChoices(library, { chosen: trainer.picture, language: reader })}
        value={trainer.picture?.url ?? ''}
      />
      <OfficeCheckbox name="isPublished" label={entryWords('isPublished')} checked={trainer.isPublished} />
    </>
  )
}
