import { LevelLine } from '#ui/landscape/level-line.tsx'
import { type BlockProps, flightLevel, hasStyle } from '../page/block-style.ts'
import { Flow } from '../page/flow.tsx'
import { UnknownMark } from '../page/unknown-mark.tsx'
import styles from './group.module.css'

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
      <div className={styles.gallery} id={block.anchor}>
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

interface LevelBlockProps extends BlockProps<'core/group'> {
  level: 1 | 2 | 3
}

/** A flight level below its line: number, name with question, description, and where to learn it. */
function LevelBlock({ block, level, render }: LevelBlockProps) {
  const [name, question, ...about] = block.innerBlocks
  return (
    <div className={styles.level} id={block.anchor}>
      <LevelLine level={level} />
      <p className={styles.code}>FL{level}</p>
      <div className={styles.name}>{render([name, question].filter((part) => part !== undefined))}</div>
      <div className={styles.about}>{render(about)}</div>
    </div>
  )
}
