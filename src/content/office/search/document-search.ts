import { type RouterContextProvider, redirect } from 'react-router'
import { searchForm } from '#domain/content/page-forms.ts'
import { hasVariants } from '#domain/content/picture-variants.ts'
import type { PageMeta, SearchFields } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { orNotFound } from '#frame/page-request.ts'
import type { EditedService, OpenedDocument } from '../../ports/documents.ts'
import { contentService } from '../content-service.ts'
import { type ChoosablePicture, chosenPicture, pictureChoices } from '../media/picture-choice.tsx'
import { documentHref, siteHref } from '../pages/page-href.ts'

type Context = Readonly<RouterContextProvider>

export interface SearchView {
  language: Language
  /** As in the address bar, without its https://: 'flightlevels.example/de/buecher'. */
  address: string
  searchMeta: PageMeta
  /** What was saved last; null where it speaks for itself. */
  own: SearchFields | null
  /** Address of the picture that the site draws for it; null before it is published. */
  drawn: string | null
  pictures: ChoosablePicture[]
  expected: number
}

/** What search engines and shared links show of a page or a post: its own words, and how they look there. */
export async function openSearch(request: Request, context: Context, document: OpenedDocument, searchMeta: PageMeta) {
  const { title, language, content, revision: expected, state } = document
  const { siteUrl } = context.get(requestContext)
  const library = await contentService(context).media.described()
  const own = content.search ?? null
  const path = siteHref(document)
  // networks show no drawings, and nothing that moves
  const shown = (picture: ChoosablePicture) => hasVariants(picture) || picture.url === own?.picture?.url
  const view: SearchView = {
    language,
    address: decodeURI(new URL(path, siteUrl).href).replace(/^https?:\/\//, ''),
    searchMeta,
    own,
    drawn: state === 'draft' ? null : `/og${path}.png`,
    pictures: pictureChoices(library, { chosen: own?.picture ?? null, language }).filter(shown),
    expected,
  }
  const about = { title, language, href: documentHref(document) }
  return { title, about, view, done: new URL(request.url).searchParams.has('saved') }
}

/** Saves a draft, and publishes it when that was asked for. 422 for a form with mistakes, 409 when it has changed meanwhile. */
export async function saveSearch(request: Request, context: Context, service: EditedService, id: string) {
  const document = orNotFound(await service.open(id))
  return takeForm(request, searchForm, async ({ expected, publish, picture: url, ...words }, sent) => {
    const library = await contentService(context).media.described()
    const before = document.content.search?.picture ?? null
    const search = { ...words, picture: chosenPicture(url, { before, library, language: document.language }) }
    const asked = { id, by: memberOf(context).name }
    const saved = await service.save({ ...asked, expected, content: { search } })
    if (saved.outcome === 'refused') return refuseForm(sent, { isStale: true })
    const href = documentHref(document)
    if (!publish) return redirect(`${href}/search?saved`, 303)
    const published = await service.publish({ ...asked, expected: saved.revision })
    // what is published as it was saved needs nothing more
    if (published.outcome === 'refused' && published.refusal.reason !== 'nothing-to-publish')
      return refuseForm(sent, { isStale: true })
    return redirect(`${href}?done=published`, 303)
  })
}
