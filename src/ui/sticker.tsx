import styles from './sticker.module.css'

interface StickerProps {
  /** Below public/stickers, for example `/stickers/fl2d.svg`. */
  src: string
  size: 'small' | 'medium' | 'large'
  /** Loads lazily, for stickers further down the page. */
  lazy?: boolean | undefined
}

/** An aircraft window, 240 × 300. It repeats the title beside it, so its alternative text is empty. */
export function Sticker({ src, size, lazy = false }: StickerProps) {
  return <img className={styles[size]} src={src} alt="" width="240" height="300" loading={lazy ? 'lazy' : 'eager'} />
}
