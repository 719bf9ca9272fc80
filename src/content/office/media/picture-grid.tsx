import { useTranslations } from 'use-intl'
import type { LibraryPicture } from '../../ports/office-media.ts'
import styles from './picture-grid.module.css'
import { thumbnailUrl } from './picture-href.ts'

/** The pictures of the library, each the way to its own screen. */
export function PictureGrid({ pictures }: { pictures: readonly LibraryPicture[] }) {
  const t = useTranslations('officeMedia')
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <a className={styles.picture} href={`/office/media/${picture.id}`}>
            <img src={thumbnailUrl(picture)} alt="" width={picture.width} height={picture.height} loading="lazy" />
            <span className={styles.name}>{picture.filename}</span>
            {(picture.altDe === null || picture.altEn === null) && (
              <span className={styles.wordless}>{t('noWords')}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
