import type { ImageBlock as Image } from '#domain/content/block.ts'
import { Html } from './html.tsx'
import styles from './image-block.module.css'
import { Picture } from './picture.tsx'

/** A picture by itself, with a caption if it has one. */
export function ImageBlock({ block }: { block: Image }) {
  return (
    <figure className={styles.image} id={block.anchor}>
      <Picture picture={block} sizes={block.sizes} />
      {block.caption && (
        <figcaption>
          <Html as="span" html={block.caption} />
        </figcaption>
      )}
    </figure>
  )
}
