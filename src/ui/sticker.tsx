import styles from './sticker.module.css'

interface StickerProps {
  /** Below public/stickers, for example `/stickers/fl2d.svg`. */
  src: string
  size: 'small' | 'medium' | 'large'
}

/**
 * An aircraft window, 240 × 300. It repeats the title beside it, so its alternative text is empty, and it may come after the text (docs/decisions/0003):
 * requested before the first layout, it takes its turn among style and font.
 */
export function Sticker({ src, size }: StickerProps) {
  return <img className={styles[size]} src={src} alt="" width="240" height="300" loading="lazy" />
}
