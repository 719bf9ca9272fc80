import type { ComponentProps } from 'react'
import { LostNotices } from './form-place.tsx'

interface PlainFormProps extends Omit<ComponentProps<'form'>, 'method' | 'onSubmit'> {
  /** It leads to another site, whose answer no script may read: once it is stored, a GET of its address leads there, too. */
  leaves?: boolean | undefined
}

/**
 * A form of a document that changes something: only the server validates it. src/frame/browser/page.ts sends it, shows the page that answers in place of this
 * one, and keeps the form when no answer comes. Without that script the browser does.
 */
export function PlainForm({ leaves = false, children, ...form }: PlainFormProps) {
  return (
    <form {...form} method="post" noValidate data-page-form={leaves ? 'leaves' : ''}>
      <LostNotices />
      {children}
    </form>
  )
}
