import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { useTwin } from './use-twin.ts'

/** What the switch would link to on a German page with this data, or on one that has failed. */
function twinOn(path: string, loaderData: unknown, error?: unknown): string {
  const Shown = () => <p>{String(useTwin('de'))}</p>
  const routes = [{ id: 'page', path: '*', element: <Shown />, errorElement: <Shown />, loader: () => loaderData }]
  const hydrationData = error === undefined ? { loaderData: { page: loaderData } } : { errors: { page: error } }
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

describe('useTwin', () => {
  it('takes the page’s word for it where the address differs by language', () => {
    expect(twinOn('/de/kontakt', { twin: '/en/contact' })).toBe('<p>/en/contact</p>')
    expect(twinOn('/de/kontakt', { twin: null })).toBe('<p>null</p>')
  })

  it('changes only the language where the page says nothing', () => {
    expect(twinOn('/de/workshops', {})).toBe('<p>/en/workshops</p>')
  })

  it('has none for a page that failed', () => {
    expect(twinOn('/de/nowhere', undefined, new Error('not found'))).toBe('<p>null</p>')
  })
})
