import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, it } from 'vitest'
import { structuredData } from './structured-data.ts'

it('cannot be ended by what an editor has written', () => {
  const name = '</script><script>alert(1)</script> & <!--'
  const Stub = createRoutesStub([
    { path: '/', Component: Meta, meta: () => [structuredData([{ '@type': 'Course', name }])] },
  ])
  const html = renderToStaticMarkup(<Stub />)
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Course', name }] })
})
