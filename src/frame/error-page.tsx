import { useLocale, useTranslations } from 'use-intl'
import type { KnownAddress } from '#domain/address/nearest-addresses.ts'
import { isMailedLink, shownPath } from '#domain/address/paths.ts'
import { Button, ButtonLink, GoLink } from '#ui/button.tsx'
import { LostLandscape, TurbulenceLandscape } from '#ui/landscape/error-landscapes.tsx'
import { Wrap } from '#ui/section.tsx'
import { busyFormProblem, busyProblem, formCut, statusOfProblem } from './busy-problem.ts'
import styles from './error-page.module.css'
import { useSiteSettings } from './site-settings.ts'

interface ErrorPageProps {
  /**
   * HTTP status. 404 means that the page is missing, 429 too many requests, another 4xx that no form of the site sends such a request, any other that the fault
   * is ours (docs/product.md#error-page). Null without a response: then nothing was logged.
   */
  status: number | null
  path?: string | undefined
  /** The technical message (docs/product.md#error-page). */
  message?: string | undefined
  suggestions?: readonly KnownAddress[] | undefined
}

type Kind = 'notFound' | 'tooMany' | 'busy' | 'busyForm' | 'bug' | 'unreachable'

const kinds: Record<number, Kind> = {
  404: 'notFound',
  429: 'tooMany',
  [busyProblem]: 'busy',
  [busyFormProblem]: 'busyForm',
}

export function ErrorPage({ status, path, message, suggestions = [] }: ErrorPageProps) {
  const t = useTranslations('frame.error')
  const errors = useTranslations('errors')
  const missing = status === 404
  const kind: Kind = status === null ? 'unreachable' : (kinds[status] ?? 'bug')
  const explanation =
    missing && path ? errors(message ? 'contentNotFound' : 'pageNotFound', { path: shownPath(path) }) : message
  return (
    <div className={styles.page} data-tone="night">
      <Wrap>
        <div className={styles.words}>
          {status !== null && <p className={styles.code}>{t('code', { status: String(statusOfProblem(status)) })}</p>}
          <h1>{t(kind)}</h1>
          <p className={styles.lede}>
            <Help kind={kind} status={status} path={path} />
          </p>
          {kind === 'busyForm' && <SendAgain />}
          {status === null && path ? (
            <ButtonLink href={path}>{t('again')}</ButtonLink>
          ) : (
            <ButtonLink href="/">{t('home')}</ButtonLink>
          )}
          {missing && <Suggestions addresses={suggestions} />}
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

/** Who needs what is behind a link from a mail is not helped by other pages. A refused request is not logged as an error, and the same one fails again. */
function Help({ kind, status, path }: Pick<ErrorPageProps, 'status' | 'path'> & { kind: Kind }) {
  const t = useTranslations('frame.error')
  const { email } = useSiteSettings().company
  const address = () => <a href={`mailto:${email}`}>{email}</a>
  if (kind === 'bug' && status !== null && status < 500) return t.rich('refusedText', { address })
  if (kind !== 'notFound' || !isMailedLink(path)) return t(`${kind}Text`)
  return t.rich('linkText', { address })
}

/** The submitted form, completed by server/http/waiting-page.ts: React cannot render a page with gaps. */
function SendAgain() {
  const t = useTranslations('frame.error')
  return (
    <>
      {formCut}
      <form method="post" action={formCut}>
        {formCut}
        <Button>{t('busySend')}</Button>
      </form>
      {formCut}
    </>
  )
}

/** The suggested pages, followed by the permanent links. */
function Suggestions({ addresses }: { addresses: readonly KnownAddress[] }) {
  const t = useTranslations('frame.error')
  const language = useLocale()
  return (
    <nav className={styles.suggestions} aria-label={t('waysOn')}>
      {addresses.length > 0 && (
        <>
          <h2>{t('meant')}</h2>
          <ul>
            {addresses.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a> <span>{href}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <GoLink href={`/${language}/workshops`}>{t('workshops')}</GoLink>
        <GoLink href={`/${language}/blog`}>{t('blog')}</GoLink>
      </p>
    </nav>
  )
}
