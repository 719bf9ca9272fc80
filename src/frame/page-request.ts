import { data, type RouterContextProvider } from 'react-router'
import { isLanguage } from '#domain/language.ts'
import { clockContext, requestContext } from './context.ts'

interface PageArgs {
  params: { language?: string | undefined }
  context: Readonly<RouterContextProvider>
}

/** The language is that of the address, or the visitor's for `/`; any other first segment throws a 404. `head` is for the page's head. */
export function pageRequest({ params, context }: PageArgs) {
  const facts = context.get(requestContext)
  const language = params.language ?? facts.preferredLanguage
  if (!isLanguage(language)) throw data(null, { status: 404 })
  return {
    facts,
    language,
    head: { language, siteUrl: facts.siteUrl },
    /** The clock of the database. */
    now: () => context.get(clockContext).now(),
  }
}

/** What an address names; throws the 404 page when it is not there. */
export function orNotFound<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw data(null, { status: 404 })
  return found
}
