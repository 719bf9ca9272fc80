import { use } from 'react'
import type { Picture as PictureFacts } from '#domain/content/block.ts'
import { hasVariants, type PictureFormat, pictureCandidates, pictureFormats } from '#domain/content/picture-variants.ts'
import { classNames } from '#ui/class-names.ts'
import { AboveTheFold, FirstPicture } from './component-blocks.tsx'
import styles from './picture.module.css'

interface PictureProps {
  picture: PictureFacts
  /** The `sizes` attribute; the width of the page by default. */
  sizes?: string | undefined
  className?: string | undefined
}

/** The width of a page (src/ui/tokens.css), where no one says how wide a picture is shown: rather too large than not sharp. */
const asWideAsPage = '(min-width: 1440px) 1312px, 100vw'

/** A picture that keeps its place before it has come, comes only when it is needed, and no larger than it is shown. */
export function Picture({ picture, sizes, className }: PictureProps) {
  const aboveTheFold = use(AboveTheFold)
  const isFirst = use(FirstPicture) === picture.url
  const { url, alt, width, height, focus } = picture
  const isMade = hasVariants(picture)
  // `sizes` means something only beside a `srcset`; of a picture that has one file, that is the one.
  const single = !isMade && sizes && width ? { srcSet: `${url.replaceAll(',', '%2C')} ${width}w`, sizes } : {}
  const image = (
    <img
      className={classNames(className, ...focusClasses(focus))}
      {...single}
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

/** In steps of a tenth: a class for each, since a style in the markup is forbidden by the site's own policy (docs/decisions/0044). */
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
