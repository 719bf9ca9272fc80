import type { SafeHtml } from '#domain/content/block.ts'

interface HtmlProps {
  as: 'p' | 'span' | 'div' | 'dt' | 'dd'
  html: SafeHtml
  className?: string | undefined
  id?: string | undefined
}

/** The one place where HTML of the content system becomes HTML of the page. `SafeHtml` has passed the allow list of the content client. */
export function Html({ as: Element, html, className, id }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type lets only sanitised HTML in, and only this component renders it
  return <Element className={className} id={id} dangerouslySetInnerHTML={{ __html: html }} />
}
