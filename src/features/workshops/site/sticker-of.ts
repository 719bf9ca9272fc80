import type { CertificationSlug } from '#domain/workshop/certification.ts'

/** Path of the sticker of a certification. */
export function stickerOf(certification: CertificationSlug): string {
  return `/stickers/${certification}.svg`
}
