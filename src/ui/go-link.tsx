import type { ComponentProps } from 'react'
import styles from './go-link.module.css'
import { Icon } from './icon.tsx'

/** A quiet link with an arrow, for secondary navigation. */
export function GoLink({ children, ...link }: { href: string } & Omit<ComponentProps<'a'>, 'className' | 'href'>) {
  return (
    <a className={styles.link} {...link}>
      <span>{children}</span>
      <Icon name="arrow" />
    </a>
  )
}
