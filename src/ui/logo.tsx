import styles from './logo.module.css'
import { VisuallyHidden } from './text.tsx'

interface LogoProps {
  href: string
  name: string
  /** For screen readers, after the name: where the link leads. */
  target: string
  /** Below the name where there is room. */
  claim: string
  /** Its dot travels between pages (base.css). One on a page. */
  travels?: boolean
  /** The drawing itself, or a reference to the one that the page already has. */
  drawing?: 'own' | 'same'
}

/** Id of the drawing; one per page. */
const drawn = 'logo'

/** The three levels with the dot on the middle one, and the wordmark. */
export function Logo({ href, name, target, claim, travels = false, drawing = 'own' }: LogoProps) {
  return (
    <a className={styles.logo} href={href}>
      <svg viewBox="0 0 44 42" width="42" height="40" aria-hidden="true">
        {drawing === 'same' ? (
          <use href={`#${drawn}`} />
        ) : (
          <g id={drawn}>
            <path className={styles.fl3} d="M3 8.5Q22 3 41 8.5" />
            <path className={styles.fl2} d="M3 20.5C9 15 15 15.5 21.5 20.5S35 25.5 41 20" />
            <path className={styles.fl1} d="M3 36 10.5 30 16.5 34.5 24 28 31 35 36 31.5 41 35" />
          </g>
        )}
      </svg>
      {/* An element of its own: browsers let no part of a drawing travel. */}
      <svg className={styles.dot} viewBox="0 0 10 10" aria-hidden="true" data-dot={travels ? 'mark' : undefined}>
        <circle cx="5" cy="5" r="5" />
      </svg>
      <span className={styles.words}>
        <b>{name}</b>
        <small lang="en">{claim}</small>
        <VisuallyHidden> {target}</VisuallyHidden>
      </span>
    </a>
  )
}
