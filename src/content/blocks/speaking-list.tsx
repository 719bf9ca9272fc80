import { useTranslations } from 'use-intl'
import { Badge } from '#ui/badge.tsx'
import type { BlockProps } from '../page/block-style.ts'
import { Flow } from '../page/flow.tsx'
import { Html } from '../page/html.tsx'
import { Picture } from '../page/picture.tsx'
import styles from './speaking-list.module.css'

/** One talk: title, place, past or upcoming, and its description. */
export function SpeakingListBlock({ block, render }: BlockProps<'flightdeck/speaking-list'>) {
  const t = useTranslations('blocks.talk')
  return (
    <article className={styles.talk} id={block.anchor}>
      {block.backgroundImage && (
        // The style sheet sets its aspect ratio, because the field has only a URL.
        <div className={styles.picture}>
          <Picture
            picture={{ url: block.backgroundImage, alt: '', focus: block.backgroundFocus }}
            sizes="(min-width: 720px) 34vw, 100vw"
          />
        </div>
      )}
      <div className={styles.words}>
        <h3>
          <Html as="span" html={block.title} />
        </h3>
        {block.stage && <Html as="p" className={styles.stage} html={block.stage} />}
        <p className={styles.state}>
          <Badge kind={block.done ? 'paid' : 'open'}>{block.done ? t('done') : t('coming')}</Badge>
        </p>
        <Flow>{render(block.innerBlocks)}</Flow>
      </div>
    </article>
  )
}
