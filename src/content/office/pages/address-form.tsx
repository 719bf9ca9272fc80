import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { MoveRefusal, PostMoveRefusal } from '#domain/address/move.ts'
import { OfficeField, OfficeForm } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/sent-form.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextInput } from '#ui/field.tsx'

interface AddressFormProps {
  /** The field that names the revision that was seen. */
  seen: { expected: number } | { revision: number }
  hint: string
  /** As it is. */
  value: string
  sent: SentForm | null | undefined
  /** Where to go without changing anything. */
  back: string
  children?: ReactNode
}

export function AddressForm({ seen, hint, value, sent, back, children }: AddressFormProps) {
  const t = useTranslations('officePages')
  return (
    <OfficeForm
      sent={sent}
      hidden={{ ...seen }}
      actions={
        <>
          <Button>{t('address.submit')}</Button>
          <ButtonLink kind="secondary" href={back}>
            {t('cancel')}
          </ButtonLink>
        </>
      }
    >
      <OfficeField name="to" label={t('address.to')} hint={hint}>
        {(control, typed = value) => (
          <TextInput
            name="to"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed}
            {...control}
          />
        )}
      </OfficeField>
      {children}
    </OfficeForm>
  )
}

/** Keys of the messages about an address that a page cannot have. */
export const pageMoveProblems: Readonly<Record<MoveRefusal, string>> = {
  malformed: 'officePages.address.refusal.malformed',
  same: 'officePages.address.refusal.same',
  fixed: 'officePages.address.refusal.fixed',
  'fixed-below': 'officePages.address.refusal.fixed-below',
  program: 'officePages.address.refusal.program',
  legacy: 'officePages.address.refusal.legacy',
  'below-itself': 'officePages.address.refusal.below-itself',
  taken: 'officePages.address.refusal.taken',
}

/** The same of a post. */
export const postMoveProblems: Readonly<Record<PostMoveRefusal | 'stale', string>> = {
  same: 'officePosts.address.refusal.same',
  legacy: 'officePosts.address.refusal.legacy',
  taken: 'officePosts.address.refusal.taken',
  stale: 'officePosts.address.refusal.stale',
}
