import { use } from 'react'
import type { Picture as PictureFacts } from '#domain/content/block.ts'
import { hasVariants, type PictureFormat, pictureCandidates, pictureFormats } from '#domain/content/picture-variants.ts'
import { classNames } from '#ui/class-names.ts'
import { AboveTheFold, FirstPicture } from './component-blocks.tsx'
import styles from './picture.module.css'

interface PictureProps {
  picture: PictureFacts
  /** The `sizes` attribute; the page width by default. */
  sizes?: string | undefined
  className?: string | undefined
}

/** The page width (src/ui/tokens.css), for pictures of unknown display width: too large is better than blurred. */
const asWideAsPage = '(min-width: 1440px) 1312px, 100vw'

/** A picture that reserves its space, loads lazily, and no larger than shown. */
export function Picture({ picture, sizes, className }: PictureProps) {
  const aboveTheFold = use(AboveTheFold)
  const isFirst = use(FirstPicture) === picture.url
  const { url, alt, width, height, focus } = picture
  const isMade = hasVariants(picture)
  const image = (
    <img
      className={classNames(className, ...focusClasses(focus))}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={aboveTheFold ? 'eager' : 'lazy'}
      fetchPriority={aboveTheFold && isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
  if (!isMade) return image
  return (
    <picture className={styles.picture}>
      {pictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={candidates(picture, format)}
          sizes={sizes ?? asWideAsPage}
        />
      ))}
      {image}
    </picture>
  )
}

/** In steps of a tenth, a class each, because the site's own policy forbids inline styles (docs/decisions/0044). */
function focusClasses(focus: PictureFacts['focus']): (string | undefined)[] {
  if (!focus) return []
  const step = (share: number) => Math.round(share * 10)
  return [styles.focused, styles[`x${step(focus.x)}`], styles[`y${step(focus.y)}`]]
}

function candidates(picture: PictureFacts, format: PictureFormat): string {
  return pictureCandidates(picture, format)
    .map(({ url, width }) => `${url.replaceAll(',', '%2C')} ${width}w`)
    .join(', ')
}
