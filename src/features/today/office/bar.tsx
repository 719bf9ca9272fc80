import styles from './bar.module.css'

interface BarProps {
  /** 0 to 1. */
  share: number
  tone: 'seats' | 'revenue'
}

const length = 160

/** A number once more, as a length. It is beside the number itself, so it is silent. */
export function Bar({ share, tone }: BarProps) {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * length)
  return (
    <svg className={styles.bar} viewBox={`0 0 ${length} 6`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.ground} width={length} height="6" />
      <rect className={styles[tone]} width={filled} height="6" />
    </svg>
  )
}
