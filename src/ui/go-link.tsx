import type { ComponentProps } from 'react'
import styles from './go-link.module.css'
import { Icon } from './icon.tsx'

type GoLinkProps = { href: string; back?: boolean } & Omit<ComponentProps<'a'>, 'className' | 'href'>

/** A quiet link with an arrow, for secondary navigation; `back` to where the visitor comes from, with the arrow in front. */
export function GoLink({ back, children, ...link }: GoLinkProps) {
  return (
    <a className={styles.link} {...link}>
      {back && <Icon name="back" />}
      <span>{children}</span>
      {!back && <Icon name="arrow" />}
    </a>
  )
}
