import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { OfficeForm, OfficeTextArea } from '#forms/office/office-form.tsx'
import { useFormErrors } from '#forms/office/use-form-errors.ts'
import { Button } from '#ui/button.tsx'
import type { SentSection } from './save-section.ts'
import { SectionConflict } from './section-conflict.tsx'

interface SectionFormProps {
  version: number
  /** The names of the fields in their order, with what they are called. */
  labels: Readonly<Record<string, string>>
  state: SentSection | undefined
  /** What is asked of the reason, where a change of this section may need one. */
  reasonHint?: string
  /** Whether only some of its changes need one. */
  reasonOptional?: boolean
  children: ReactNode
}

/** The form of a section. It carries the version that it was opened with, and after a conflict the one that is there now. */
export function SectionForm({
  version,
  labels,
  state,
  reasonHint,
  reasonOptional = false,
  children,
}: SectionFormProps) {
  const t = useTranslations('officeSettings')
  const errors = useFormErrors(state?.sent, [...Object.keys(labels), 'reason'])
  const stale = state?.stale
  const carried = stale ? `${stale.version}` : (state?.sent.values.version ?? `${version}`)
  return (
    <OfficeForm errors={errors} actions={<Button>{stale ? t('conflict.save') : t('save')}</Button>}>
      <input type="hidden" name="version" value={carried} />
      {stale && <SectionConflict labels={labels} mine={state.sent.values} theirs={stale.fields} />}
      {children}
      {reasonHint !== undefined && (
        <OfficeTextArea
          name="reason"
          label={t('reason')}
          hint={reasonHint}
          optional={reasonOptional}
          maxLength={500}
          sent={state?.sent}
        />
      )}
    </OfficeForm>
  )
}
