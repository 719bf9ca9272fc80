import { classNames } from '../ui/class-names.ts'
import type { BlockProps } from './block-props.ts'
import styles from './column-block.module.css'
import { columnWidth } from './column-width.ts'

interface ColumnBlockProps extends BlockProps<'core/column'> {
  /** How many columns stand in the row. */
  count: number
}

/** One column of a row. */
export function ColumnBlock({ block, count, render }: ColumnBlockProps) {
  return (
    <div className={classNames(styles.column, styles[`span${columnWidth(block.width, count)}`])} id={block.anchor}>
      {render(block.innerBlocks)}
    </div>
  )
}
