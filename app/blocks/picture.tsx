import { use } from 'react'
import type { Picture as PictureFacts } from '#domain/content/block.ts'
import { AtFirstSight } from './at-first-sight.ts'

interface PictureProps {
  picture: PictureFacts
  sizes?: string | undefined
  className?: string | undefined
}

/** A picture that keeps its place before it has come, and comes only when it is needed. */
export function Picture({ picture: { url, alt, width, height }, sizes, className }: PictureProps) {
  const atFirstSight = use(AtFirstSight)
  // `sizes` means something only beside a `srcset`; as long as a picture has one file, that is the one.
  const candidates = sizes && width ? { srcSet: `${url.replaceAll(',', '%2C')} ${width}w`, sizes } : {}
  return (
    <img
      className={className}
      {...candidates}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={atFirstSight ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
