import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { altFields, type UploadWords } from '#domain/content/media-form.ts'
import { languages } from '#domain/language.ts'
import { fieldId } from '#forms/office/office-form.tsx'
import { CompactButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice-group.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { Actions, Stack } from '#ui/section.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import styles from '../media.module.css'

export interface RefusedFile {
  name: string
  words: UploadWords
}

interface UploadFormProps {
  intent: 'upload' | 'replace'
  label: string
  submit: string
  error?: string | undefined
  /** What was written beside the files that were refused. */
  refused?: readonly RefusedFile[] | undefined
  /** Sends one file in place of the form. */
  onSend?: (form: FormData) => void
  beside?: ReactNode
}

/** Chooses files: several into the library, each with its words, or one in place of another. Without script one at a time. */
export function UploadForm({ intent, label, submit, error, refused = [], onSend, beside }: UploadFormProps) {
  const t = useTranslations('officeMedia')
  const isHydrated = useIsHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isOtherFile, setIsOtherFile] = useState(false)
  const isUpload = intent === 'upload'
  const readChosen = () => setChosen([...(input.current?.files ?? [])].map(({ name }) => name))
  // Files chosen before the script was loaded fired no event.
  useEffect(readChosen, [])
  const described: readonly (string | null)[] = chosen.length > 0 ? chosen : [null]
  const wordsOf = (filename: string | null) =>
    (refused.find(({ name }) => filename !== null && stem(name) === stem(filename)) ?? soleOf(refused, described))
      ?.words
  return (
    <form
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      data-unsaved="typed"
      onSubmit={(event) => {
        setIsOtherFile(false)
        if (!onSend) return
        event.preventDefault()
        onSend(new FormData(event.currentTarget))
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <Stack gap="small">
        <Field id={`field-${intent}`} label={label} hint={t('uploadHint')} error={isOtherFile ? undefined : error}>
          {(control) => (
            <input
              ref={input}
              type="file"
              name="file"
              className={styles.file}
              multiple={isUpload && isHydrated && !onSend}
              onChange={() => {
                readChosen()
                setIsOtherFile(true)
              }}
              accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml"
              {...control}
            />
          )}
        </Field>
        {isUpload &&
          described.map((filename, index) => (
            <WordsFields
              // What was written beside a single file stays when another is chosen in its place. The same file may be chosen twice.
              key={described.length > 1 ? `${index} ${filename}` : 'only'}
              index={index}
              filename={filename}
              words={wordsOf(filename)}
            />
          ))}
        <Actions>
          <CompactButton kind={intent === 'upload' ? 'primary' : 'secondary'}>{submit}</CompactButton>
          {beside}
        </Actions>
      </Stack>
    </form>
  )
}

/** 'IMG_1.heic' is sent again as 'IMG_1.jpg'. */
function stem(filename: string): string {
  return filename.replace(/\.[^.]*$/, '')
}

function soleOf(refused: readonly RefusedFile[], described: readonly unknown[]): RefusedFile | undefined {
  return refused.length === 1 && described.length === 1 ? refused[0] : undefined
}

interface WordsFieldsProps {
  /** Place of the file among those that are sent. */
  index: number
  /** What the file is called; null before one is chosen. */
  filename: string | null
  words?: UploadWords | undefined
}

/** What one file shows, in both languages, or that it only decorates. Asked for before it is sent; the server asks again for what is missing. */
function WordsFields({ index, filename, words }: WordsFieldsProps) {
  const t = useTranslations('officeMedia')
  const [isDecorative, setIsDecorative] = useState(words?.altDe === '' && words.altEn === '')
  const lines = languages.map((lang) => {
    const isFirst = index === 0 && lang === languages[0]
    return {
      name: `${altFields[lang]}${index}`,
      label: t(altFields[lang]),
      hint: isFirst ? t('altHint') : undefined,
      lang,
      value: words?.[altFields[lang]] ?? '',
    }
  })
  return (
    <fieldset className={styles.words}>
      <legend>{filename ?? t('wordsOf')}</legend>
      {lines.map(({ name, label, hint, lang, value }) => (
        <Field key={name} id={fieldId(name)} label={label} hint={hint}>
          {(control) => (
            <TextInput
              name={name}
              lang={lang}
              defaultValue={value}
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
