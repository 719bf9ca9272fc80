import { useTranslations } from 'use-intl'
import { PictureChoice } from '#content/office/media/picture-choice.tsx'
import { pictureChoices } from '#content/office/media/picture-choices.ts'
import type { LibraryPicture } from '#content/ports/office-media.ts'
import type { WrittenTrainer } from '#content/ports/office-trainers.ts'
import { languages, languageTable } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { fieldId, OfficeTextArea, OfficeTextField } from '#forms/office/office-form.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import type { SentTrainer } from './sent-trainer.ts'

export const trainerFieldNames = [
  'name',
  'roleDe',
  'textDe',
  'roleEn',
  'textEn',
  'languages',
  'workshops',
  'links',
  'picture',
] as const

interface TrainerFieldsProps {
  trainer: WrittenTrainer
  library: readonly LibraryPicture[]
  sent: SentTrainer | null
}

/** What the office writes of someone who teaches. */
export function TrainerFields({ trainer, library, sent }: TrainerFieldsProps) {
  const t = useTranslations('officeTrainers')
  const entryWords = useTranslations('officeEntries')
  const { texts } = trainer
  const chosen = { languages: sent?.languages ?? trainer.languages, workshops: sent?.workshops ?? trainer.workshops }
  return (
    <>
      <OfficeTextField name="name" label={t('form.name')} hint={t('nameHint')} value={trainer.name} sent={sent} />
      <OfficeTextField name="roleDe" label={t('form.roleDe')} value={texts.de?.role} sent={sent} />
      <OfficeTextArea name="textDe" label={t('form.textDe')} rows={4} value={texts.de?.text} sent={sent} />
      <OfficeTextField name="roleEn" label={t('form.roleEn')} value={texts.en?.role} sent={sent} />
      <OfficeTextArea
        name="textEn"
        label={t('form.textEn')}
        hint={t('eitherHint')}
        rows={4}
        value={texts.en?.text}
        sent={sent}
      />
      <CheckboxGroup
        id={fieldId('languages')}
        label={t('form.languages')}
        choices={languages.map((value) => ({
          id: fieldId(`languages.${value}`),
          name: 'languages',
          value,
          label: languageTable[value].name,
          defaultChecked: chosen.languages.includes(value),
        }))}
      />
      <CheckboxGroup
        id={fieldId('workshops')}
        label={t('form.workshops')}
        choices={certifications.map(({ slug, title }) => ({
          id: fieldId(`workshops.${slug}`),
          name: 'workshops',
          value: slug,
          label: title,
          defaultChecked: chosen.workshops.includes(slug),
        }))}
      />
      <OfficeTextArea
        name="links"
        label={t('form.links')}
        hint={t('linksHint')}
        rows={3}
        value={trainer.links.join('\n')}
        sent={sent}
      />
      <PictureChoice
        id={fieldId('picture')}
        name="picture"
        label={t('form.picture')}
        hint={t('pictureHint')}
        none={t('noPicture')}
        pictures={pictureChoices(library, { chosen: trainer.picture, language: languages[0] })}
        value={sent?.values.picture ?? trainer.picture?.url ?? ''}
      />
      <Checkbox
        id={fieldId('isPublished')}
        name="isPublished"
        label={entryWords('isPublished')}
        defaultChecked={sent ? sent.values.isPublished === 'on' : trainer.isPublished}
      />
    </>
  )
}
