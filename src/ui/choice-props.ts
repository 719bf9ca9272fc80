import type { ComponentProps, ReactNode } from 'react'

/** What a checkbox and a radio button share. Everything else goes to the `input`. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children' | 'id'> {
  id: string
  label: ReactNode
  /** A quieter line below the label. */
  hint?: ReactNode
}
