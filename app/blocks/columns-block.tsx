import { classNames } from '../ui/class-names.ts'
import type { BlockProps } from './block-props.ts'
import { hasStyle } from './block-style.ts'
import styles from './columns-block.module.css'

/** Columns side by side where there is room; with `is-style-schedule` they are the days of a plan. */
export function ColumnsBlock({ block, render }: BlockProps<'core/columns'>) {
  const schedule = hasStyle(block, 'schedule')
  return (
    <div className={classNames(styles.columns, schedule && styles.schedule)} id={block.anchor}>
      {render(block.innerBlocks)}
    </div>
  )
}
