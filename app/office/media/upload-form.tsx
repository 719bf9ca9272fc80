import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './upload-form.module.css'

interface UploadFormProps {
  intent: 'upload' | 'replace'
  label: string
  submit: string
  /** What is wrong with what was sent. */
  error?: string | undefined
}

/** Chooses files and sends them: several into the library, one in the place of another. */
export function UploadForm({ intent, label, submit, error }: UploadFormProps) {
  const t = useTranslations('officeMedia')
  return (
    <form className={styles.form} method="post" encType="multipart/form-data">
      <input type="hidden" name="intent" value={intent} />
      <Stack gap="small">
        <Field id={`field-${intent}`} label={label} hint={t('uploadHint')} error={error}>
          {(control) => (
            <input
              type="file"
              name="file"
              className={styles.file}
              multiple={intent === 'upload'}
              accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml"
              {...control}
            />
          )}
        </Field>
        <p>
          <Button kind={intent === 'upload' ? 'primary' : 'secondary'} size="compact">
            {submit}
          </Button>
        </p>
      </Stack>
    </form>
  )
}
