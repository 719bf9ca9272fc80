import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Sticker } from './badge.tsx'
import { classNames } from './class-names.ts'
import { type Fact, FactList } from './fact-list.tsx'
import { Horizon } from './landscape/horizon.tsx'
import styles from './page-head.module.css'
import { Wrap } from './section.tsx'

export interface PageHeadProps {
  breadcrumb?: readonly Crumb[] | undefined
  /** A short line above the title: an order number, an error code. */
  kicker?: ReactNode
  title: ReactNode
  lede?: ReactNode
  /** Buttons, in an `Actions`. */
  actions?: ReactNode
  /** Path of a sticker. */
  sticker?: string | undefined
  facts?: readonly Fact[] | undefined
  /** An `NextSeatCard` beside the promise. It contains the sticker. */
  offer?: ReactNode
  /** A testimonial or picture: beside the promise, below it on phones. */
  beside?: ReactNode
  /** The lower edge: the ridge, or flat where a bar of links follows. */
  edge?: 'horizon' | 'flat' | undefined
  /** Anchor. */
  id?: string | undefined
}

/** The head of every page but the start page, on sky. */
export function PageHead({
  breadcrumb,
  kicker,
  title,
  lede,
  actions,
  sticker,
  facts,
  offer,
  beside,
  edge = 'horizon',
  id,
}: PageHeadProps) {
  return (
    <>
      <header className={classNames(styles.head, edge === 'horizon' && styles.onHorizon)} data-tone="sky" id={id}>
        <Wrap>
          {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
          <div className={styles.opening}>
            <div className={styles.words}>
              {kicker && <p className={styles.kicker}>{kicker}</p>}
              <h1>{title}</h1>
              {lede && <div className={styles.lede}>{lede}</div>}
              {actions && <div className={styles.actions}>{actions}</div>}
              {offer && facts && facts.length > 0 && (
                <div className={styles.facts}>
                  <FactList facts={facts} className={styles.beside} />
                </div>
              )}
            </div>
            {offer && <div className={styles.offer}>{offer}</div>}
            {beside && (
              <div className={styles.companion}>
                {sticker && <Sticker src={sticker} size="small" />}
                <div>{beside}</div>
              </div>
            )}
            {sticker && !offer && !beside && (
              <div className={styles.sticker}>
                <Sticker src={sticker} size="large" />
              </div>
            )}
          </div>
          {!offer && facts && facts.length > 0 && (
            <div className={styles.facts}>
              <FactList facts={facts} />
            </div>
          )}
        </Wrap>
      </header>
      {edge === 'horizon' && <Horizon />}
    </>
  )
}

export interface Crumb {
  label: string
  /** Undefined for the last one, the page itself. */
  href?: string | undefined
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('common')
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
