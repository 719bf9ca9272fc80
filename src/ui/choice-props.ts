import type { ComponentProps, ReactNode } from 'react'

/** Shared props of checkbox and radio button. All others go to the `input`. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children' | 'id'> {
  id: string
  label: ReactNode
  /** A quieter line below the label. */
  hint?: ReactNode
}
