import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import { buttons, component, cover, group, heading, list, page, paragraph, safe } from '#tests/helpers/sample-blocks.ts'
import type { Block } from '../blocks/index.ts'
import type { PageHeadLook } from '../blocks/layout.tsx'
import { ComponentBlocksProvider } from './component-blocks.tsx'
import { Blocks } from './registry.tsx'

function html(blocks: Block[], head?: PageHeadLook): string {
  return renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
      <ComponentBlocksProvider components={{ 'upcoming-dates': <p>19. Jänner 2027, Wien</p> }}>
        <Blocks blocks={blocks} head={head} />
      </ComponentBlocksProvider>
    </IntlProvider>,
  )
}

const startCover = cover(
  heading(1, 'Wer höher fliegt, sieht den Engpass.'),
  paragraph('Gute Teams allein <em>reichen</em> nicht.'),
  buttons('Workshop finden', '/de/workshops'),
)

describe('the head of a page', () => {
  it('is over the landscape on the start page', () => {
    const start = html(page(startCover), { kind: 'landscape' })
    expect(start).toContain('>Koordination<')
    expect(start).toMatch(/<h1><span>Wer höher fliegt/)
    expect(start).toContain('href="/de/workshops"')
  })

  it('takes crumbs, sticker and facts from the route elsewhere', () => {
    const detail = html(page(startCover), {
      kind: 'sky',
      breadcrumb: [{ label: 'Start', href: '/de' }, { label: 'Flight Level 2 Design' }],
      sticker: '/stickers/fl2d.svg',
      facts: [{ label: 'Dauer', value: '2 Tage' }],
    })
    expect(detail).toContain('aria-current="page">Flight Level 2 Design')
    expect(detail).toContain('src="/stickers/fl2d.svg"')
    expect(detail).toContain('<dt>Dauer</dt><dd>2 Tage</dd>')
    expect(detail).not.toContain('>Koordination<')
  })
})

describe('sections', () => {
  it('are named by their heading', () => {
    const section = html(page({ ...group('is-style-split', heading(2, 'Für wen')), anchor: 'fuer-wen' }))
    const id = /<h2 id="([^"]+)"/.exec(section)?.[1]
    expect(id).toBeTruthy()
    expect(section).toContain(`aria-labelledby="${id}"`)
    expect(section).toContain('id="fuer-wen"')
  })

  it('with questions fold each answer below its question', () => {
    const asked = group(
      'is-style-split',
      heading(2, 'Was oft gefragt wird'),
      heading(3, 'Allein?'),
      paragraph('Beides.'),
    )
    const folded = html(page({ ...asked, anchor: 'fragen' }))
    expect(folded).toMatch(
      /<details[^>]*><summary><h3><span>Allein[?]<\/span><\/h3><\/summary>.*Beides[.].*<\/details>/,
    )
    expect(html(page({ ...asked, anchor: 'antworten' }))).not.toContain('<details')
  })

  it('that explain the levels can be reached from the frame, whatever their own anchor is', () => {
    const level = group('is-style-level level-2', heading(3, 'Koordination'), paragraph('Wer muss wann woran?'))
    const night = group('is-style-night', heading(2, 'Drei Höhen'), level)
    expect(html(page({ ...night, anchor: 'flughoehen' }))).toMatch(/id="flughoehen".*id="flight-levels"/)
    const named = html(page({ ...night, anchor: 'flight-levels' }))
    expect(named.match(/id="flight-levels"/g)).toHaveLength(1)
    expect(named).toContain('>FL2<')
  })
})

describe('a block', () => {
  it('of the program shows what the route supplies, and nothing where it supplies none', () => {
    expect(html(page(component('upcoming-dates')))).toContain('19. Jänner 2027, Wien')
    expect(html(page(component('weather-forecast')))).not.toContain('weather')
  })

  it('that is a quiet link has an arrow; one that opens a window gives it no hand on this page', () => {
    expect(html(page(buttons('Mehr dazu', '#mehr', true)))).toContain('<svg')
    const outside = html(
      page({
        name: 'core/buttons',
        innerBlocks: [
          {
            name: 'core/button',
            order: 0,
            text: safe('Akademie'),
            url: 'https://academy.example',
            linkTarget: '_blank',
            ghostButton: false,
          },
        ],
      }),
    )
    expect(outside).toContain('rel="noopener"')
  })

  it('that is a list keeps its items, their words and their order', () => {
    const ticks = html(page(list('is-style-ticks', '<strong>Fokus</strong> schaffen', 'Messen')))
    expect(ticks).toMatch(/<li><span><strong>Fokus<\/strong> schaffen<\/span><\/li><li><span>Messen/)
  })

  it('that no one knows shows its HTML, and nothing if it has none', () => {
    const unknown = (content: string) => page({ name: 'unknown', originalName: 'core/verse', html: safe(content) })
    expect(html(unknown('<pre>Über den Wolken</pre>'))).toContain('<pre>Über den Wolken</pre>')
    expect(html(unknown('  '))).not.toContain('core/verse')
  })
})

describe('what content systems of others send', () => {
  it('makes a section of a second cover, with no second title', () => {
    const shown = html(page(startCover, cover(heading(1, 'Und noch einer'), paragraph('Weiter unten'))))
    expect(shown.match(/<h1/g)).toHaveLength(1)
    expect(shown).toMatch(/<section[^>]*>.*<h2[^>]*><span>Und noch einer/s)
  })

  it('leaves no band for blocks without content', () => {
    const empty = { name: 'unknown', originalName: 'acme/map', html: safe('') } as const
    expect(html(page(startCover, empty, { name: 'core/html', content: safe('') }))).not.toContain('<section')
  })

  it('keeps anchors and alignment', () => {
    const centred = { ...heading(2, 'In der Mitte'), align: 'center' } as const
    const head = { name: 'core/cover', anchor: 'oben', innerBlocks: page(heading(1, 'Oben')) } as const
    const aligned = { ...paragraph('Rechts'), anchor: 'absatz', className: 'has-text-align-right' }
    const shown = html(page(head, group(undefined, centred, aligned, paragraph('Links'))))
    expect(shown).toMatch(/<header[^>]*id="oben"/)
    expect(shown).toMatch(/<h2[^>]*class="center"/)
    expect(shown).toMatch(/<p[^>]*class="right" id="absatz"|<p[^>]*id="absatz" class="right"/)
  })

  it('has noopener once', () => {
    const button = {
      name: 'core/button',
      order: 0,
      text: safe('Hin'),
      url: '/de',
      ghostButton: false,
      linkTarget: '_blank',
      rel: 'noreferrer noopener',
    } as const
    expect(html(page({ name: 'core/buttons', innerBlocks: [button] }))).toContain('rel="noreferrer noopener"')
  })

  it('sets pictures of a gallery side by side', () => {
    const picture = { name: 'core/image', order: 0, url: '/pictures/map.svg', alt: 'Karte' } as const
    expect(
      html(page(group(undefined, heading(2, 'Bilder'), { ...group('is-style-gallery'), innerBlocks: [picture] }))),
    ).toContain('class="gallery"')
  })
})
