import { redirect } from 'react-router'
import { isLanguage } from '#domain/language.ts'

const year = 365 * 24 * 60 * 60

/** The office has no language in its addresses: `?language=en` chooses one for this browser and leads back to the same screen. */
export function chosenLanguage(request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url)
  const language = searchParams.get('language')
  if (!isLanguage(language)) return null
  searchParams.delete('language')
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  const cookie = `locale=${language}; Path=/; Max-Age=${year}; SameSite=Lax`
  return redirect(pathname.replace(/\.data$/, '') + query, { headers: { 'Set-Cookie': cookie } })
}
