import { useTranslations } from 'use-intl'
import { shownPath } from '#domain/address/shown-path.ts'
import { ButtonLink } from '#ui/button.tsx'
import { LostLandscape } from '#ui/landscape/lost-landscape.tsx'
import { TurbulenceLandscape } from '#ui/landscape/turbulence-landscape.tsx'
import { Wrap } from '#ui/wrap.tsx'
import { busyProblem } from './busy-problem.ts'
import styles from './error-page.module.css'

interface ErrorPageProps {
  /**
   * HTTP status. 404 says that the page is missing, 429 that too much was asked, every other one that the fault is ours (docs/product.md#error-page). Null when
   * nothing has answered: then no one has noted anything.
   */
  status: number | null
  /** The path that was asked for. */
  path?: string | undefined
  /** What exactly went wrong (docs/product.md#error-page). */
  message?: string | undefined
}

const kinds: Record<number, 'notFound' | 'tooMany' | 'busy'> = {
  404: 'notFound',
  429: 'tooMany',
  [busyProblem]: 'busy',
}

/** What is inside the frame when there is no page to show. */
export function ErrorPage({ status, path, message }: ErrorPageProps) {
  const t = useTranslations('frame.error')
  const errors = useTranslations('errors')
  const missing = status === 404
  const kind = status === null ? 'unreachable' : (kinds[status] ?? 'bug')
  const explanation =
    missing && path ? errors(message ? 'contentNotFound' : 'pageNotFound', { path: shownPath(path) }) : message
  return (
    <div className={styles.page} data-tone="night">
      <Wrap>
        <div className={styles.words}>
          {status !== null && (
            <p className={styles.code}>{t('code', { status: String(status === busyProblem ? 503 : status) })}</p>
          )}
          <h1>{t(kind)}</h1>
          <p className={styles.lede}>{t(`${kind}Text`)}</p>
          {status === null && path ? (
            <ButtonLink href={path}>{t('again')}</ButtonLink>
          ) : (
            <ButtonLink href="/">{t('home')}</ButtonLink>
          )}
          {explanation && <p className={styles.quiet}>{explanation}</p>}
        </div>
      </Wrap>
      <figure className={styles.picture}>
        {missing ? <LostLandscape /> : <TurbulenceLandscape />}
        <figcaption className={styles.credit}>
          <Wrap>{t(missing ? 'pictureLost' : 'pictureTurbulence')}</Wrap>
        </figcaption>
      </figure>
    </div>
  )
}
