import { useLocale, useTranslations } from 'use-intl'
import { Picture } from '#content/page/picture.tsx'
import { linkName, type Trainer } from '#domain/content/trainer.ts'
import { certificationBySlug, certificationHref } from '#domain/workshop/certification.ts'
import { formatList } from '#i18n/format-list.ts'
import { Dotted } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './trainer-cards.module.css'

/** An upcoming date on a card: 'FL2D, Wien, 19.–20. Jänner 2027'. */
export interface TrainerDate {
  href: string
  text: string
}

interface TrainerCardsProps {
  trainers: readonly Trainer[]
  /** The next dates of each, soonest first, by id. */
  dates: Readonly<Record<string, readonly TrainerDate[]>>
  headingLevel?: 2 | 3 | undefined
}

export function TrainerCards({ trainers, dates, headingLevel = 3 }: TrainerCardsProps) {
  return (
    <ul className={classNames(styles.cards, trainers.length === 1 && styles.single)}>
      {trainers.map((trainer) => (
        <TrainerCard key={trainer.id} trainer={trainer} dates={dates[trainer.id] ?? []} headingLevel={headingLevel} />
      ))}
    </ul>
  )
}

interface TrainerCardProps {
  trainer: Trainer
  dates: readonly TrainerDate[]
  headingLevel: 2 | 3
}

function TrainerCard({ trainer, dates, headingLevel }: TrainerCardProps) {
  const t = useTranslations('trainers')
  const Heading: 'h2' | 'h3' = `h${headingLevel}`
  const { name, role, text, writtenIn, links, picture } = trainer
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {picture && <Picture picture={picture} sizes="(min-width: 600px) 152px, 104px" />}
      </div>
      <div>
        <Heading className={styles.name}>{name}</Heading>
        <p className={styles.role} lang={writtenIn}>
          {role}
        </p>
      </div>
      <div className={styles.more}>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} lang={writtenIn}>
            {paragraph}
          </p>
        ))}
        <Teaches trainer={trainer} />
        {dates.length > 0 && (
          <div className={classNames(styles.facts, styles.dates)}>
            <p>{t('dates')}</p>
            <ul aria-label={`${t('dates')}: ${name}`}>
              {dates.map(({ href, text: when }) => (
                <li key={href}>
                  <a href={href}>{when}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {links.length > 0 && (
          <div className={styles.facts}>
            <ul aria-label={t('links', { name })}>
              {links.map((href) => (
                <li key={href}>
                  <a href={href} rel="noopener">
                    {linkName(href)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </li>
  )
}

/** 'Unterrichtet FL2D, FLIN · auf Deutsch und Englisch' */
function Teaches({ trainer: { workshops, languages } }: { trainer: Trainer }) {
  const t = useTranslations('trainers')
  const languageName = useTranslations('workshops.languages')
  const language = useLocale()
  const known = workshops.flatMap((slug) => certificationBySlug(slug) ?? [])
  const links = known.map((certification, index) => (
    <span key={certification.slug}>
      {index > 0 && ', '}
      <a href={certificationHref(language, certification)}>
        <abbr title={certification.title}>{certification.code}</abbr>
      </a>
    </span>
  ))
  const taughtIn = formatList(
    languages.map((one) => languageName(one)),
    language,
  )
  return (
    <p className={styles.facts}>
      <span>
        <Dotted
          items={[
            known.length > 0 && (
              <span key="workshops">
                {t('teaches')} {links}
              </span>
            ),
            languages.length > 0 && t('in', { languages: taughtIn }),
          ]}
        />
      </span>
    </p>
  )
}
