import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Stack } from '#ui/stack.tsx'
import { useIsAlive } from '#ui/use-is-alive.ts'
import styles from './upload-form.module.css'
import { UploadWords } from './upload-words.tsx'

interface UploadFormProps {
  intent: 'upload' | 'replace'
  label: string
  submit: string
  /** What is wrong with what was sent. */
  error?: string | undefined
}

/**
 * Chooses files and sends them: several into the library, each with its own words, one in the place of another. Without script one goes at a
 * time, since no one would know how many words to ask for.
 */
export function UploadForm({ intent, label, submit, error }: UploadFormProps) {
  const t = useTranslations('officeMedia')
  const isAlive = useIsAlive()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isUpload = intent === 'upload'
  const lookAgain = () => setChosen([...(input.current?.files ?? [])].map(({ name }) => name))
  // Files chosen before the script was loaded fired no event.
  useEffect(lookAgain, [])
  const described: readonly (string | null)[] = chosen.length > 0 ? chosen : [null]
  return (
    <form className={styles.form} method="post" encType="multipart/form-data">
      <input type="hidden" name="intent" value={intent} />
      <Stack gap="small">
        <Field id={`field-${intent}`} label={label} hint={t('uploadHint')} error={error}>
          {(control) => (
            <input
              ref={input}
              type="file"
              name="file"
              className={styles.file}
              multiple={isUpload && isAlive}
              onChange={lookAgain}
              accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml"
              {...control}
            />
          )}
        </Field>
        {isUpload &&
          described.map((filename, index) => (
            // the same file may be chosen twice, and is known by its place
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <UploadWords key={`${index} ${filename}`} index={index} filename={filename} />
          ))}
        <p>
          <Button kind={intent === 'upload' ? 'primary' : 'secondary'} size="compact">
            {submit}
          </Button>
        </p>
      </Stack>
    </form>
  )
}
