import type { Language } from '#domain/language.ts'

/** The page of what a form has made: the order, or the registration that waits. `again`: it was there before the form was sent this time. */
export function personalHref(
  kind: 'order' | 'registration',
  { language, token, again = false }: { language: Language; token: string; again?: boolean | undefined },
): string {
  return `/${language}/${kind === 'order' ? 'order' : 'booking'}/${token}${again ? '?again' : ''}`
}
