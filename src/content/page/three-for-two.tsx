import type { BlockProps } from './block-style.ts'
import { Html } from './html.tsx'
import { besideAlternatives } from './section-parts.ts'
import styles from './three-for-two.module.css'

interface ThreeForTwoProps extends BlockProps<'core/group'> {
  headingId: string
}

/** The offer in large type above three seats, the third one free, beside the other discounts. */
export function ThreeForTwo({ block, headingId, render }: ThreeForTwoProps) {
  const { heading, intro, content } = besideAlternatives(block)
  return (
    <div className={styles.offer}>
      <div className={styles.words}>
        {heading && (
          <h2 className={styles.title} id={headingId}>
            <Html as="span" html={heading.content} />
          </h2>
        )}
        <svg className={styles.seats} viewBox="0 0 102 26" width="102" height="26" aria-hidden="true">
          <circle cx="13" cy="13" r="13" />
          <circle cx="51" cy="13" r="13" />
          <circle className={styles.free} cx="89" cy="13" r="13" />
        </svg>
        {render(intro)}
      </div>
      <div className={styles.alternatives}>{render(content)}</div>
    </div>
  )
}
