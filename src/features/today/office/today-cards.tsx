import { type ReactNode, useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { SiteGap } from '#content/office/site-gaps.ts'
import type { CountedFailures } from '#features/members/records.ts'
import { formatDateTime, languageName } from '#i18n/format-dates.ts'
import { TextButton } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import styles from './today.module.css'
import type { FailedLine, OutstandingLine, OutstandingView, RunningView, TodayLine } from './today-view.ts'

/** Things of one kind that need a hand, each with the way to where it is done. */
export function TodayList({ title, lines }: { title: string; lines: readonly TodayLine[] }) {
  return (
    <TodayCard title={title} count={lines.length}>
      {lines.map(({ key, title: line, note, href }) => (
        <li key={key} className={styles.line}>
          <LineTitle href={href}>{line}</LineTitle>
          <small>{note}</small>
        </li>
      ))}
    </TodayCard>
  )
}

/** A link where the member may open the screen. */
function LineTitle({ href, children }: { href: string | null; children: string }) {
  return href ? <a href={href}>{children}</a> : <b>{children}</b>
}

interface TodayCardProps {
  title: string
  count: number
  children: ReactNode
}

/** A kind of thing that needs a hand, with how many there are; without a number where it only informs. */
function TodayCard({ title, count, children }: TodayCardProps) {
  const id = useId()
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="small" id={id}>
          {title}
        </Heading>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

/** What the program could not do by itself, why, and the way to have it tried once more. */
export function FailedList({ lines }: { lines: readonly FailedLine[] }) {
  const t = useTranslations('officeToday.failed')
  return (
    <TodayCard title={t('title')} count={lines.length}>
      {lines.map((line) => (
        <FailedItem key={line.key} line={line} />
      ))}
    </TodayCard>
  )
}

function FailedItem({ line: { kind, why, at, about, again } }: { line: FailedLine }) {
  const t = useTranslations('officeToday.failed')
  const language = useLocale()
  const about_ = about && (about.name ?? t(`about.${about.kind}`))
  return (
    <li className={styles.line}>
      <b>{t(`kinds.${kind}`)}</b>
      {about_ && (about?.href ? <a href={about.href}>{about_}</a> : <span>{about_}</span>)}
      <small>{t(`why.${why}`)}</small>
      <small>{formatDateTime(at, { language, time: true })}</small>
      {again ? (
        <form method="post">
          <input type="hidden" name="id" value={again.id} />
          {again.webhook && <input type="hidden" name="webhook" value={again.webhook} />}
          <TextButton type="submit" aria-label={t('againFor', { kind: t(`kinds.${kind}`), about: about_ ?? '' })}>
            {t('again')}
          </TextButton>
        </form>
      ) : (
        <small>{t('isOff')}</small>
      )}
    </li>
  )
}

/** How often signing in has failed since yesterday, and for whom. */
export function FailedSignIns({ tried }: { tried: readonly CountedFailures[] }) {
  const t = useTranslations('officeToday.signIns')
  return (
    <TodayCard title={t('title')} count={tried.reduce((sum, { count }) => sum + count, 0)}>
      {tried.map(({ kind, name, count, codes }) => (
        <li key={`${kind} ${name}`} className={styles.line}>
          <span>{t('whose', { kind, name: name ?? '' })}</span>
          <small>{t('count', { count, codes })}</small>
        </li>
      ))}
    </TodayCard>
  )
}

/** How much is still to come, by when, and what of it should have come: each a way into the list of those bookings. */
export function OutstandingInvoices({ outstanding: { open, overdue } }: { outstanding: OutstandingView }) {
  const t = useTranslations('officeToday.outstanding')
  return (
    <TodayCard title={t('title')} count={open.count}>
      {overdue && <OutstandingItem kind="overdue" line={overdue} />}
      {open.count > (overdue?.count ?? 0) && <OutstandingItem kind="open" line={open} />}
    </TodayCard>
  )
}

function OutstandingItem({
  kind,
  line: { count, sum, day, href },
}: {
  kind: 'open' | 'overdue'
  line: OutstandingLine
}) {
  const t = useTranslations('officeToday.outstanding')
  return (
    <li className={styles.line}>
      <LineTitle href={href}>{t(kind, { sum })}</LineTitle>
      <small>{t(`${kind}Since`, { count, day: day ?? '' })}</small>
    </li>
  )
}

/** The status of the program: what needs attention, then the figures. */
export function RunningCard({ running: { problems, queues, bookings, waiting, backupAt } }: { running: RunningView }) {
  const t = useTranslations('officeToday.running')
  const language = useLocale()
  return (
    <TodayCard title={t('title')} count={problems.length}>
      {problems.map((problem) => (
        <li key={problem} className={styles.line}>
          <b>{t(`problems.${problem}.title`)}</b>
          <small>{t(`problems.${problem}.todo`)}</small>
        </li>
      ))}
      {queues.map(({ queue, count, oldestSeconds }) => (
        <li key={queue} className={styles.line}>
          <span>{t(`queues.${queue}`)}</span>
          <small>{t('due', { count, seconds: oldestSeconds })}</small>
        </li>
      ))}
      <li className={styles.line}>
        <span>{t('load')}</span>
        <small>{t('now', { bookings, waiting })}</small>
      </li>
      {backupAt && (
        <li className={styles.line}>
          <span>{t('backup')}</span>
          <small>{formatDateTime(backupAt, { language, time: true })}</small>
        </li>
      )}
    </TodayCard>
  )
}

interface SiteGapsCardProps {
  gaps: readonly SiteGap[]
  deadLinks: number
  /** Whether invoices still name the sample seller. */
  sellsAsSample: boolean
}

/** What the site lacks: its own company details, each page that the law asks for, hidden entries of menus, and links that lead nowhere. */
export function SiteGapsCard({ gaps, deadLinks, sellsAsSample }: SiteGapsCardProps) {
  const t = useTranslations('officeToday.siteGaps')
  const reader = useLocale()
  const hidden = gaps.filter(({ kind }) => kind === 'menu')
  return (
    <TodayCard title={t('title')} count={gaps.length + deadLinks + Number(sellsAsSample)}>
      {sellsAsSample && (
        <li className={styles.line}>
          <a href="/office/settings/company">{t('company')}</a>
          <small>{t('companyText')}</small>
        </li>
      )}
      {gaps
        .filter(({ kind }) => kind === 'legal')
        .map(({ label, language, href }) => (
          <li key={href} className={styles.line}>
            <a href="/office/links">{t('legal', { page: label })}</a>
            <small>{`${languageName(language, reader)} · ${href}`}</small>
          </li>
        ))}
      {hidden.length > 0 && (
        <li className={styles.line}>
          <a href="/office/links">{t('menu', { count: hidden.length })}</a>
          <small>{[...new Set(hidden.map(({ label }) => label))].join(', ')}</small>
        </li>
      )}
      {deadLinks > 0 && (
        <li className={styles.line}>
          <a href="/office/links">{t('links', { count: deadLinks })}</a>
        </li>
      )}
    </TodayCard>
  )
}
