import { type BlockProps, flightLevel, hasStyle } from '../page/block-style.ts'
import { Flow } from '../page/flow.tsx'
import { LevelBlock } from '../page/level-block.tsx'
import { UnknownMark } from '../page/unknown-mark.tsx'
import styles from './default-card.module.css'
import gallery from './gallery.module.css'

/** A group inside another block: a flight level, a row of cards, or blocks that belong together. At the top level a group is a section. */
export function GroupBlock({ block, render }: BlockProps<'core/group'>) {
  const level = flightLevel(block)
  if (level) return <LevelBlock block={block} level={level} render={render} />
  if (hasStyle(block, 'cards')) {
    return (
      <div className={styles.cards} id={block.anchor}>
        {render(block.innerBlocks)}
      </div>
    )
  }
  if (hasStyle(block, 'gallery')) {
    return (
      <div className={gallery.gallery} id={block.anchor}>
        {render(block.innerBlocks)}
      </div>
    )
  }
  return (
    <div id={block.anchor}>
      <UnknownMark name={block.standsFor}>
        <Flow>{render(block.innerBlocks)}</Flow>
      </UnknownMark>
    </div>
  )
}
