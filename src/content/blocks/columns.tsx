import { classNames } from '#ui/class-names.ts'
import { type BlockProps, type BlockStyle, columnWidth, hasStyle } from '../page/block-style.ts'
import styles from './columns.module.css'

const looks = ['schedule', 'packages', 'steps'] as const satisfies BlockStyle[]

/** Columns side by side where there is room. By style they are the days of a plan, offers to compare, or steps in time. */
export function ColumnsBlock({ block, render }: BlockProps<'core/columns'>) {
  const look = looks.find((style) => hasStyle(block, style))
  return (
    <div className={classNames(styles.columns, look && styles[look])} id={block.anchor}>
      {render(block.innerBlocks)}
    </div>
  )
}

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
