import type { ReactNode } from 'react'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './final-action.module.css'

interface FinalActionProps {
  title: string
  /** What is gone afterwards. */
  text: string
  /** The button. */
  children: ReactNode
}

/** Something that cannot be taken back: closed until it is wanted, so that no hand slips onto it. */
export function FinalAction({ title, text, children }: FinalActionProps) {
  return (
    <details className={styles.action}>
      <summary>{title}</summary>
      <form method="post">
        <Stack>
          <Text>{text}</Text>
          <div>{children}</div>
        </Stack>
      </form>
    </details>
  )
}
