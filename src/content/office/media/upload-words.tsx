import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { altFields } from '#domain/content/alt-fields.ts'
import { languages } from '#domain/language.ts'
import { fieldId } from '#forms/office/office-form.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './upload-form.module.css'

interface UploadWordsProps {
  /** Place of the file among those that are sent. */
  index: number
  /** What the file is called; null before one is chosen. */
  filename: string | null
}

/** What one file shows, in both languages, or that it only decorates. Asked for before it is sent; the server asks again for what is missing. */
export function UploadWords({ index, filename }: UploadWordsProps) {
  const t = useTranslations('officeMedia')
  const [isDecorative, setIsDecorative] = useState(false)
  const lines = languages.map((lang) => {
    const isFirst = index === 0 && lang === languages[0]
    return {
      name: `${altFields[lang]}${index}`,
      label: t(altFields[lang]),
      hint: isFirst ? t('altHint') : undefined,
      lang,
    }
  })
  return (
    <fieldset className={styles.words}>
      <legend>{filename ?? t('wordsOf')}</legend>
      {lines.map(({ name, label, hint, lang }) => (
        <Field key={name} id={fieldId(name)} label={label} hint={hint}>
          {(control) => (
            <TextInput
              name={name}
              lang={lang}
              maxLength={500}
              autoComplete="off"
              required={filename !== null && !isDecorative}
              {...control}
            />
          )}
        </Field>
      ))}
      <Checkbox
        id={fieldId(`decorative${index}`)}
        name={`decorative${index}`}
        label={t('decorative')}
        hint={index === 0 ? t('decorativeHint') : undefined}
        checked={isDecorative}
        onChange={(event) => setIsDecorative(event.currentTarget.checked)}
      />
    </fieldset>
  )
}
