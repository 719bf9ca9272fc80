import styles from './logo.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface LogoProps {
  href: string
  name: string
  /** Said after the name to those who listen: where the link leads. */
  target: string
  /** Stands below the name where there is room. */
  claim?: string | undefined
}

/** The three levels with the dot on the middle one, and the wordmark. */
export function Logo({ href, name, target, claim }: LogoProps) {
  return (
    <a className={styles.logo} href={href}>
      <svg viewBox="0 0 44 42" width="42" height="40" aria-hidden="true">
        <path className={styles.fl3} d="M3 8.5Q22 3 41 8.5" />
        <path className={styles.fl2} d="M3 20.5C9 15 15 15.5 21.5 20.5S35 25.5 41 20" />
        <path className={styles.fl1} d="M3 36 10.5 30 16.5 34.5 24 28 31 35 36 31.5 41 35" />
        <circle cx="31.5" cy="22.8" r="4.6" />
      </svg>
      <span className={styles.words}>
        <b>{name}</b>
        {claim && <small lang="en">{claim}</small>}
        <VisuallyHidden> {target}</VisuallyHidden>
      </span>
    </a>
  )
}
