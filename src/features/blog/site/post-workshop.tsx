import { useLocale, useTranslations } from 'use-intl'
import type { Block } from '#content/blocks/index.ts'
import type { Language } from '#domain/language.ts'
import { certificationByPath, certificationBySlug } from '#domain/workshop/certification.ts'
import { stickerOf, useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { nextDate, type WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { GoLink } from '#ui/go-link.tsx'
import { Sticker } from '#ui/sticker.tsx'
import styles from './post-workshop.module.css'

/** The date offered below a post: the next date of the first workshop that its text links to, otherwise the next date of all. */
export function workshopOfPost(
  blocks: readonly Block[],
  dates: readonly WorkshopView[],
  language: Language,
): WorkshopView | null {
  const linked = [...JSON.stringify(blocks).matchAll(/\/workshops\/([\w-]+)/g)].flatMap(
    ([, path = '']) => certificationByPath(path)?.slug ?? [],
  )
  const about = dates.filter(({ certification }) => certification === linked[0])
  return nextDate(about, language) ?? nextDate(dates, language)
}

/** A workshop with its next date. */
export function PostWorkshop({ workshop }: { workshop: WorkshopView }) {
  const t = useTranslations('blog')
  const words = useWorkshopWords()
  const language = useLocale()
  return (
    <aside className={styles.card} aria-labelledby="post-workshop">
      <Sticker src={stickerOf(workshop.certification)} size="small" lazy />
      <div>
        <h2 id="post-workshop">{workshop.title}</h2>
        <p>{certificationBySlug(workshop.certification)?.promise[language]}</p>
        {workshop.live && <p>{t('nextDate', { date: words.dates(workshop), place: words.place(workshop) })}</p>}
        <p>
          <GoLink href={workshop.href}>{t('toDate')}</GoLink>
        </p>
      </div>
    </aside>
  )
}
