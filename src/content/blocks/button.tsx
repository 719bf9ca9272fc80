import { ButtonLink } from '#ui/button.tsx'
import { GoLink } from '#ui/go-link.tsx'
import type { BlockProps } from '../page/block-style.ts'
import { Html } from '../page/html.tsx'

/** A link button; a ghost button is a quiet link with an arrow. */
export function ButtonBlock({ block: { text, url, linkTarget, rel, ghostButton } }: BlockProps<'core/button'>) {
  // A page opened in a new tab must not get access to `window.opener`.
  const words = new Set(rel?.split(/\s+/).filter(Boolean))
  if (linkTarget === '_blank') words.add('noopener')
  const Link = ghostButton ? GoLink : ButtonLink
  return (
    <Link href={url} target={linkTarget} rel={words.size > 0 ? [...words].join(' ') : undefined}>
      <Html as="span" html={text} />
    </Link>
  )
}
