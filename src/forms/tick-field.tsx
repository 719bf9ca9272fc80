import { getInputProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { BoxField } from '#features/booking/site/booking-fields.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ChoiceBox } from '#ui/choice-box.tsx'
import { useErrorText } from './use-error-text.ts'

interface TickFieldProps {
  field: BoxField
  label: ReactNode
  hint?: ReactNode
  /** Draws a frame, for something to add, with this at the end of its first line. */
  framedWith?: string | undefined
}

/** A box to tick in the booking form. */
export function TickField({ field, label, hint, framedWith }: TickFieldProps) {
  const errorText = useErrorText()
  const { key, ...input } = getInputProps(field, { type: 'checkbox', ariaAttributes: false })
  const choice = { ...input, label, hint, error: errorText(field.errors) }
  return framedWith === undefined ? (
    <Checkbox key={key} {...choice} />
  ) : (
    <ChoiceBox key={key} {...choice} aside={framedWith} />
  )
}
