import { LevelLine } from '#ui/landscape/level-line.tsx'
import type { BlockProps } from './block-style.ts'
import styles from './level-block.module.css'

interface LevelBlockProps extends BlockProps<'core/group'> {
  level: 1 | 2 | 3
}

/** A flight level below its line: number, name with question, description, and where to learn it. */
export function LevelBlock({ block, level, render }: LevelBlockProps) {
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
