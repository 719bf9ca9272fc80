const followable = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Whether a visitor may be sent there: a path or anchor of the site, a web address, mail or phone. Parsed as a browser would, which
 * skips tabs and line breaks inside 'java\nscript:'. Protocol-relative addresses look like paths and are none.
 */
export function isSafeUrl(url: string): boolean {
  const parsed = URL.parse(url, 'https://site.invalid')
  return url.trim() !== '' && !/^\s*[/\\]{2}/.test(url) && parsed !== null && followable.has(parsed.protocol)
}

/** Whether a picture may be loaded from there: a path of the site or a web address. An address inside a page is none. */
export function isSafePictureUrl(url: string): boolean {
  return isSafeUrl(url) && /^(https?:|\/)/i.test(url.trim())
}
