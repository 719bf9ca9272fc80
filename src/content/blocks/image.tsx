import type { BlockProps } from '../page/block-style.ts'
import { Html } from '../page/html.tsx'
import { Picture } from '../page/picture.tsx'
import styles from './image.module.css'

export function ImageBlock({ block }: BlockProps<'core/image'>) {
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
