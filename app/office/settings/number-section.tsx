import type { ReactNode } from 'react'
import { OfficeTextField } from '../office-fields.tsx'
import type { ListedStep } from './open-section.ts'
import type { SentSection } from './save-section.ts'
import { SectionForm } from './section-form.tsx'
import { SectionHistory } from './section-history.tsx'
import { SectionPage } from './section-page.tsx'

interface NumberField {
  name: string
  label: string
  hint: string
  /** As it stands in the field. */
  value: string | undefined
  optional?: boolean
}

interface NumberSectionProps {
  title: string
  lede: string
  fields: readonly NumberField[]
  opened: { version: number; steps: ListedStep[]; done: boolean }
  state: SentSection | undefined
  /** What is asked of the reason, where a change may need one. */
  reasonHint?: string
  /** Between the form and its history. */
  children: ReactNode
}

/** The screen of a section that is nothing but whole numbers: time windows, cancellation terms. */
export function NumberSection({ title, lede, fields, opened, state, reasonHint, children }: NumberSectionProps) {
  const labels: Record<string, string> = Object.fromEntries(fields.map(({ name, label }) => [name, label]))
  return (
    <SectionPage title={title} lede={lede} done={opened.done && !state}>
      <SectionForm version={opened.version} labels={labels} state={state} {...(reasonHint && { reasonHint })}>
        {fields.map(({ name, ...field }) => (
          <OfficeTextField
            key={name}
            name={name}
            {...field}
            inputMode="numeric"
            autoComplete="off"
            sent={state?.sent}
          />
        ))}
      </SectionForm>
      {children}
      <SectionHistory steps={opened.steps} labelOf={(name) => labels[name] ?? name} />
    </SectionPage>
  )
}
