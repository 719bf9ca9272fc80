import type { ComponentProps } from 'react'
import { LostNotices } from './form-place.tsx'

/**
 * A form of a document that changes something: the server alone judges it. src/frame/browser/page.ts sends it, shows the page that answers in place of
 * this one, and keeps the form when no answer comes. Without that script the browser does.
 */
export function PlainForm({ children, ...form }: Omit<ComponentProps<'form'>, 'method' | 'onSubmit'>) {
  return (
    <form {...form} method="post" noValidate data-page-form>
      <LostNotices />
      {children}
    </form>
  )
}
