import type { ReactNode } from 'react'
import { namesOf, type SectionFields } from '#domain/settings/windows.ts'
import { OfficeTextField } from '#forms/office/office-form.tsx'
import type { ListedStep } from './open-section.ts'
import type { SentSection } from './save-section.ts'
import { SectionForm } from './section-form.tsx'
import { SectionHistory } from './section-history.tsx'
import { SectionPage } from './section-page.tsx'

interface SectionScreenProps<Fields extends SectionFields> {
  title: string
  lede: string
  fields: Fields
  /** What a field is called, and what is to be known of it. */
  words(name: keyof Fields & string): { label: string; hint: string }
  opened: { version: number; fields: Readonly<Record<string, string>>; steps: readonly ListedStep[]; done: boolean }
  state: SentSection | undefined
  /** What is asked of the reason, where a change may need one. */
  reasonHint?: string
  /** Between the form and its history. */
  children?: ReactNode
}

/** The screen of a section that is a list of fields, with a box for each: time windows, cancellation terms. */
export function SectionScreen<Fields extends SectionFields>(props: SectionScreenProps<Fields>) {
  const { title, lede, fields, words, opened, state, reasonHint, children } = props
  const boxes = namesOf(fields).map((name) => ({ name, optional: fields[name]?.optional, ...words(name) }))
  const labels: Record<string, string> = Object.fromEntries(boxes.map(({ name, label }) => [name, label]))
  return (
    <SectionPage title={title} lede={lede} done={opened.done && !state}>
      <SectionForm version={opened.version} labels={labels} state={state} {...(reasonHint && { reasonHint })}>
        {boxes.map((box) => (
          <OfficeTextField
            key={box.name}
            {...box}
            value={opened.fields[box.name]}
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
