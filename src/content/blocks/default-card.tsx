import type { BlockProps } from '../page/block-style.ts'
import { Html } from '../page/html.tsx'
import { Picture } from '../page/picture.tsx'
import styles from './default-card.module.css'

/** A card without a box. With a link, the whole card is clickable. */
export function DefaultCardBlock({
  block: { anchor, title, content, url, picture },
}: BlockProps<'flightdeck/default-card'>) {
  return (
    <article className={styles.card} id={anchor}>
      {picture && (
        <Picture
          picture={picture}
          className={styles.picture}
          sizes="(min-width: 1000px) 400px, (min-width: 560px) 50vw, 100vw"
        />
      )}
      <h3 className={styles.title}>
        {url ? (
          <a href={url}>
            <Html as="span" html={title} />
          </a>
        ) : (
          <Html as="span" html={title} />
        )}
      </h3>
      {content && <Html as="p" html={content} className={styles.text} />}
    </article>
  )
}
