import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { useTranslationPath } from './use-translation-path.ts'

/** What the switch would link to on a German page with this data, or on one that has failed. */
function translationOn(path: string, loaderData: unknown, error?: unknown): string {
  const Shown = () => <p>{String(useTranslationPath('de'))}</p>
  const routes = [{ id: 'page', path: '*', element: <Shown />, errorElement: <Shown />, loader: () => loaderData }]
  const hydrationData = error === undefined ? { loaderData: { page: loaderData } } : { errors: { page: error } }
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

describe('useTranslationPath', () => {
  it('takes the page’s word for it where the address differs by language', () => {
    expect(translationOn('/de/kontakt', { translation: '/en/contact' })).toBe('<p>/en/contact</p>')
    expect(translationOn('/de/kontakt', { translation: null })).toBe('<p>null</p>')
  })

  it('changes only the language when the page names no translation', () => {
    expect(translationOn('/de/workshops', {})).toBe('<p>/en/workshops</p>')
  })

  it('has none for a page that failed', () => {
    expect(translationOn('/de/nowhere', undefined, new Error('not found'))).toBe('<p>null</p>')
  })
})
