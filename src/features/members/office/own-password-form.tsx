import { useTranslations } from 'use-intl'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/office/read-office-form.ts'
import { useFormErrors } from '#forms/office/use-form-errors.ts'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Stack } from '#ui/stack.tsx'

const words = {
  begin: { title: 'setUpCodes', text: 'setUpText' },
  'new-codes': { title: 'newCodes', text: 'newCodesText' },
  end: { title: 'endCodes', text: 'endText' },
} as const

interface OwnPasswordFormProps {
  intent: keyof typeof words
  sent: SentForm | null
}

/** Asks for one's own password before something that a stranger at an open screen must not do with the codes. */
export function OwnPasswordForm({ intent, sent }: OwnPasswordFormProps) {
  const t = useTranslations('officeAccount')
  const errors = useFormErrors(sent, ['password'], intent)
  const { title, text } = words[intent]
  return (
    <Stack gap="medium">
      <Heading level={2} size="part">
        {t(title)}
      </Heading>
      <p>{t(text)}</p>
      <OfficeForm intent={intent} errors={errors} actions={<Button>{t(title)}</Button>}>
        <OfficeTextField
          name="password"
          type="password"
          label={t('currentPassword')}
          autoComplete="current-password"
          idPrefix={intent}
          sent={sent}
        />
      </OfficeForm>
    </Stack>
  )
}
