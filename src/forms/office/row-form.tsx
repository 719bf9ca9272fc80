import type { ReactNode } from 'react'
import { TextButton } from '#ui/text-button.tsx'

interface RowFormProps {
  intent: string
  id: string
  /** What the button does to whom, for those who do not see the row. */
  label: string
  children: ReactNode
}

/** One button of a row. */
export function RowForm({ intent, id, label, children }: RowFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <TextButton type="submit" aria-label={label}>
        {children}
      </TextButton>
    </form>
  )
}
