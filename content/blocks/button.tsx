import type { BlockProps } from '#app/blocks/block-props.ts'
import { Html } from '#app/blocks/html.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { GoLink } from '#app/ui/go-link.tsx'

/** A button that leads somewhere; a ghost button is a quiet link with an arrow. */
export function ButtonBlock({ block: { text, url, linkTarget, rel, ghostButton } }: BlockProps<'core/button'>) {
  // A page opened beside this one must not get a hand on it.
  const safeRel = linkTarget === '_blank' ? [rel, 'noopener'].filter(Boolean).join(' ') : rel
  const Link = ghostButton ? GoLink : ButtonLink
  return (
    <Link href={url} target={linkTarget} rel={safeRel}>
      <Html as="span" html={text} />
    </Link>
  )
}
