import type { Language } from '#domain/language.ts'

/** The page of the order or waitlist registration that a form has created. `again`: it existed before this submission. */
export function personalHref(
  kind: 'order' | 'registration',
  { language, token, again = false }: { language: Language; token: string; again?: boolean | undefined },
): string {
  return `/${language}/${kind === 'order' ? 'order' : 'booking'}/${token}${again ? '?again' : ''}`
}
