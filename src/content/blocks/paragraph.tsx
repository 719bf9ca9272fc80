import { classNames } from '#ui/class-names.ts'
import { alignment, type BlockProps, hasStyle } from '../page/block-style.ts'
import { Html } from '../page/html.tsx'
import styles from './paragraph.module.css'

/** Running text; with `is-style-pull` a pull quote, set large. */
export function ParagraphBlock({ block }: BlockProps<'core/paragraph'>) {
  const look = classNames(hasStyle(block, 'pull') && styles.pull, styles[alignment(block) ?? 'left'])
  return <Html as="p" id={block.anchor} html={block.content} className={look} />
}
