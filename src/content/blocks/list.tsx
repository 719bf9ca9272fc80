import { classNames } from '#ui/class-names.ts'
import { type BlockProps, hasStyle } from '../page/block-style.ts'
import { Html } from '../page/html.tsx'
import styles from './list.module.css'

/** A list with numbers or dashes; with `is-style-ticks` a wave per item; with `is-style-points` items side by side, each with a small title. */
export function ListBlock({ block, render }: BlockProps<'core/list'>) {
  const className = classNames(
    styles.list,
    hasStyle(block, 'ticks') && styles.ticks,
    hasStyle(block, 'points') && styles.points,
  )
  if (block.ordered) {
    return (
      <ol className={classNames(className, styles.ordered)} id={block.anchor} start={block.start}>
        {render(block.innerBlocks)}
      </ol>
    )
  }
  return (
    <ul className={className} id={block.anchor}>
      {render(block.innerBlocks)}
    </ul>
  )
}

export function ListItemBlock({ block, render }: BlockProps<'core/list-item'>) {
  return (
    <li>
      <Html as="span" html={block.content} />
      {render(block.innerBlocks)}
    </li>
  )
}
