import type { PictureType } from './picture.ts'

const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** What the first bytes of a file say that it is; null for what is no picture that is taken. Its name does not count. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'image/gif'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (text(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(text(bytes, 8, 40))) return 'image/avif'
  return /^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!--|!doctype)/i.test(text(bytes, 0, 1000)) ? 'image/svg+xml' : null
}

const endings: Record<PictureType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}

/**
 * The name of a picture in its address: 'Team Foto (1).JPG' is 'team-foto-1.jpg'. Each file that is put in the place of another gets a name of
 * its own ('team-foto-1.v2.jpg'): browsers keep what they have seen at an address.
 */
export function pictureName(original: string, type: PictureType, version = 1): string {
  const stem = original
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return `${stem || 'picture'}${version > 1 ? `.v${version}` : ''}.${endings[type]}`
}
