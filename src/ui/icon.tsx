import styles from './button.module.css'

const shapes = {
  arrow: 'M3 8h10M9 4l4 4-4 4',
  back: 'M13 8H3M7 4 3 8l4 4',
  next: 'm6 3 5 5-5 5',
  plus: 'M8 3v10M3 8h10',
  close: 'm3.5 3.5 9 9M12.5 3.5l-9 9',
  alert: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M8 4.7v4M8 11.3v.1',
  info: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M8 7.5v3.8M8 4.8v.1',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3',
  download: 'M8 2.5v8M4.5 7.5 8 11l3.5-3.5M3 13.5h10',
  mail: 'M2 4h12v8.5H2zM2.5 4.5 8 9l5.5-4.5',
} as const

export type IconName = keyof typeof shapes

/** A line icon in the colour and size of its text. Always beside words, so it is hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
