import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AboveTheFold, FirstPicture } from './component-blocks.tsx'
import { Picture } from './picture.tsx'

const flipchart = { url: '/media/4b3e/flip,chart.jpg', alt: 'Ein Flipchart', width: 800, height: 600 }

it('offers AVIF, then WebP, up to the picture’s own width, and keeps its place', () => {
  const html = renderToStaticMarkup(<Picture picture={flipchart} sizes="50vw" />)
  expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]+" sizes="50vw"\/><source type="image\/webp"/)
  expect(html).toContain('/media/4b3e/flip%2Cchart.jpg/960.avif 800w"')
  expect(html).not.toContain('1280')
  expect(html).toMatch(
    /<img src="\/media\/4b3e\/flip,chart.jpg" alt="Ein Flipchart" width="800" height="600" loading="lazy"/,
  )
})

it('names the one file of a drawing once', () => {
  const drawing = { url: '/pictures/map.svg', alt: '', width: 1312, height: 656 }
  const html = renderToStaticMarkup(<Picture picture={drawing} sizes="50vw" />)
  expect(html).not.toContain('<source')
  expect(html.match(/map[.]svg/g)).toHaveLength(1)
})

it('loads pictures above the fold eagerly, the first one with priority', () => {
  const page = (first: string) =>
    renderToStaticMarkup(
      <FirstPicture value={first}>
        <AboveTheFold value>
          <Picture picture={flipchart} />
        </AboveTheFold>
      </FirstPicture>,
    )
  expect(page(flipchart.url)).toMatch(/loading="eager" fetchPriority="high"/i)
  expect(page('/pictures/map.svg')).toContain('loading="eager"')
  expect(page('/pictures/map.svg')).not.toMatch(/fetchpriority/i)
})

it('keeps in view what must not be cut away, to a tenth and without a style in the markup', () => {
  const html = (focus?: { x: number; y: number }) =>
    renderToStaticMarkup(<Picture className="cut" picture={{ ...flipchart, focus }} />)
  expect(html({ x: 0.24, y: 1 })).toMatch(/class="cut [^"]*focused[^"]* [^"]*x2[^"]* [^"]*y10[^"]*"/)
  expect(html({ x: 0.24, y: 1 })).not.toContain('style')
  expect(html()).toContain('class="cut"')
})
