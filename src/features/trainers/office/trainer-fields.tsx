import { useLocale, useTranslations } from 'use-intl'
import { PictureChoice } from '#content/office/media/picture-choice.tsx'
import { pictureChoices } from '#content/office/media/picture-choices.ts'
import type { WrittenTrainer } from '#content/ports/content-service.ts'
import type { LibraryPicture } from '#content/ports/pictures.ts'
import { languages } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { OfficeCheckbox, OfficeCheckboxes, OfficeTextArea, OfficeTextField } from '#forms/office/office-form.tsx'
import { languageName } from '#i18n/format-dates.ts'

interface TrainerFieldsProps {
  trainer: WrittenTrainer
  library: readonly LibraryPicture[]
}

export function TrainerFields({ trainer, library }: TrainerFieldsProps) {
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
