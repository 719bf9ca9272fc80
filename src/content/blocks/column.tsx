import { classNames } from '#ui/class-names.ts'
import { type BlockProps, columnWidth } from '../page/block-style.ts'
import styles from './column.module.css'

interface ColumnBlockProps extends BlockProps<'core/column'> {
  count: number
}

export function ColumnBlock({ block, count, render }: ColumnBlockProps) {
  return (
    <div className={classNames(styles.column, styles[`span${columnWidth(block.width, count)}`])} id={block.anchor}>
      {render(block.innerBlocks)}
    </div>
  )
}
