import { classNames } from '#ui/class-names.ts'
import { type BlockProps, columnWidth } from '../page/block-style.ts'
import { Flow } from '../page/flow.tsx'
import { Picture } from '../page/picture.tsx'
import styles from './media-text.module.css'

/** Of twelve columns: up to this width, a picture has the size of a portrait or a book. */
const smallest = 4

/** Pages are at most 1312 px wide (src/ui/tokens.css). */
function sizesOf(share: number): string {
  const percent = Math.round((share / 12) * 100)
  const narrow = share <= smallest ? '176px' : '100vw'
  return `(min-width: 1440px) ${Math.round((share / 12) * 1312)}px, (min-width: 720px) ${percent}vw, ${narrow}`
}

/** A picture beside blocks; above them on small screens. A small picture (a portrait, a book) is aligned with the top of the text. */
export function MediaTextBlock({ block, render }: BlockProps<'core/media-text'>) {
  const share = Math.min(8, columnWidth(`${block.mediaWidth}%`, 2))
  return (
    <div
      className={classNames(
        styles.mediaText,
        styles[`picture${share}`],
        share <= smallest && styles.small,
        block.mediaPosition === 'right' && styles.right,
      )}
      id={block.anchor}
    >
      <Picture className={styles.picture} picture={block} sizes={sizesOf(share)} />
      <div className={styles.text}>
        <Flow>{render(block.innerBlocks)}</Flow>
      </div>
    </div>
  )
}
