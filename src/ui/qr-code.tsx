import styles from './logo.module.css'
import { type QrPath, quietZone } from './qr-path.ts'

/** `label` says what it is for: a reader cannot see it. */
export function QrCode({ code, label }: { code: QrPath; label: string }) {
  const side = code.size + 2 * quietZone
  return (
    <svg className={styles.code} viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`} role="img" aria-label={label}>
      <rect x={-quietZone} y={-quietZone} width={side} height={side} />
      <path d={code.d} />
    </svg>
  )
}
