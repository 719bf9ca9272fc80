import type { ReactNode } from 'react'
import { unbroken } from '#i18n/unbroken.ts'
import styles from './text.module.css'

/** Text whose numbers of documents, hours and days stay on one line. */
export function NoBreak({ children }: { children: ReactNode }) {
  return unbroken(children, { className: styles.unbroken })
}
